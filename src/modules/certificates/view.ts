import type { CertificateRow, MyCertificate } from './contract.ts'
import type { CertificateRow as Row } from './tables.ts'
import { certificatePath, shownCode } from './vocabulary.ts'

export const viewMine = ({ id, code, nameAsIssued, courseTitle, createdAt, ...row }: Row): MyCertificate => ({
  id,
  code: shownCode(code),
  name: nameAsIssued,
  course_title: courseTitle,
  state: row.revokedAt ? 'revoked' : 'valid',
  issued_at: createdAt.toISOString(),
  ended_with_access: row.revokedFor === 'access',
  reason: row.reason,
  path: certificatePath(code),
})

export const viewRow = ({
  certificate,
  person,
}: {
  certificate: Row
  person: CertificateRow['person']
}): CertificateRow => ({
  ...viewMine(certificate),
  person: { id: person.id, name: person.name },
  revoked_at: certificate.revokedAt?.toISOString() ?? null,
})

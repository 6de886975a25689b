import { newId } from '#platform/ids.ts'
import type { Ctx } from '#platform/context.ts'
import { newCode } from './earning/issue.ts'
import { type CertificateRow, certificates } from './tables.ts'

type Given = Pick<CertificateRow, 'personId' | 'courseId'> & Partial<CertificateRow>

/** A certificate of a course that somebody has, as if they had earned it. */
export async function aCertificate({ tx, now }: Ctx, given: Given): Promise<CertificateRow> {
  const [row] = await tx
    .insert(certificates)
    .values({
      id: newId(),
      code: newCode(),
      nameAsIssued: 'Zażółć Jaźń',
      courseTitle: 'Światło i cień',
      way: 'completion',
      ruleVersion: 1,
      createdAt: now,
      ...given,
    })
    .returning()
  return row!
}

import { createHash } from 'node:crypto'
import type { SchoolIdentity } from '#platform/context.ts'
import type { CertificateRow } from '../tables.ts'
import { certificatePath } from '../vocabulary.ts'
import { credentialId, issuerAddress, revokedAddress } from './addresses.ts'

type Issuer = Pick<SchoolIdentity, 'name' | 'origin'>

export interface Described {
  certificate: CertificateRow
  school: Issuer
  /** what it is given for, in the language of the school */
  words: { description: string; criteria: string; page: string }
  /** of the holder, whom alone it is told to; as a digest, so that nobody reads it there */
  email?: string | undefined
}

export const issuerProfile = ({ name, origin }: Issuer) => ({
  id: issuerAddress(origin),
  type: ['Profile'],
  name,
  url: origin,
})

/** A certificate as Open Badges 3.0 has it (OpenBadgeCredential, Verifiable Credentials 2.0). */
export function credentialOf({ certificate, school, words, email }: Described) {
  const { id, code, courseId, courseTitle, nameAsIssued, createdAt } = certificate
  return {
    '@context': ['https://www.w3.org/ns/credentials/v2', 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'],
    id: credentialId(school.origin, certificate),
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: courseTitle,
    issuer: issuerProfile(school),
    validFrom: `${createdAt.toISOString().slice(0, 19)}Z`,
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [
        { type: 'IdentityObject', hashed: false, identityType: 'name', identityHash: nameAsIssued },
        ...(email === undefined ? [] : [hashedAddress(email, id)]),
      ],
      achievement: {
        id: `urn:uuid:${courseId ?? id}`,
        type: ['Achievement'],
        achievementType: 'Course',
        name: courseTitle,
        description: words.description,
        criteria: { narrative: words.criteria },
      },
    },
    evidence: [{ id: school.origin + certificatePath(code), type: ['Evidence'], name: words.page }],
    credentialStatus: { id: revokedAddress(school.origin), type: '1EdTechRevocationList' },
  }
}

const hashedAddress = (email: string, salt: string) => ({
  type: 'IdentityObject',
  hashed: true,
  identityType: 'emailAddress',
  identityHash: `sha256$${createHash('sha256')
    .update(email + salt)
    .digest('hex')}`,
  salt,
})

import type { SchoolIdentity } from '#platform/context.ts'
import { isId } from '#platform/ids.ts'
import { isSameDigest, sign } from '#platform/signed-url.ts'

/** A link that ends waiting without a login, and takes no place. */
export const leaveUrl = (secretKey: string, { id, origin }: SchoolIdentity, entryId: string): string =>
  `${origin}/waiting-list/${entryId}.${digestOf(secretKey, id, entryId)}`

/** The entry a link is about; undefined when it is none of this school's. */
export function readLeaveToken(secretKey: string, schoolId: string, token: string): string | undefined {
  const [entryId = '', digest = ''] = token.split('.')
  return isId(entryId) && isSameDigest(digest, digestOf(secretKey, schoolId, entryId)) ? entryId : undefined
}

const digestOf = (secretKey: string, schoolId: string, entryId: string): string =>
  sign(secretKey, ['waiting-list', schoolId, entryId])

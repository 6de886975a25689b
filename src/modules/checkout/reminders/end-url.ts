import type { SchoolIdentity } from '#platform/context.ts'
import { isId } from '#platform/ids.ts'
import { isSameDigest, sign } from '#platform/signed-url.ts'

/** A link that ends reminders without a login, and opens nothing. */
export const endUrl = (secretKey: string, { id, origin }: SchoolIdentity, reminderId: string): string =>
  `${origin}/no-reminders/${reminderId}.${digestOf(secretKey, id, reminderId)}`

/** The reminder a link is about; undefined when it is none of this school's. */
export function readEndToken(secretKey: string, schoolId: string, token: string): string | undefined {
  const [reminderId = '', digest = ''] = token.split('.')
  return isId(reminderId) && isSameDigest(digest, digestOf(secretKey, schoolId, reminderId)) ? reminderId : undefined
}

const digestOf = (secretKey: string, schoolId: string, reminderId: string): string =>
  sign(secretKey, ['no-reminders', schoolId, reminderId])

import type { SchoolIdentity } from '#platform/context.ts'
import { isId } from '#platform/ids.ts'
import { isSameDigest, sign } from '#platform/signed-url.ts'

/** Which mails are meant: about one topic, about answers to what one wrote, all of these, or about what is new in what one bought. */
export type Unsubscription =
  | { about: 'topic'; topicId: string }
  | { about: 'answers' }
  | { about: 'all' }
  | { about: 'products' }

/** A link that works without a login, for as long as there are mails with it. */
export const unsubscribeUrl = (
  secretKey: string,
  school: SchoolIdentity,
  personId: string,
  what: Unsubscription,
): string => `${school.origin}/unsubscribe/${unsubscribeToken(secretKey, school.id, personId, what)}`

export function unsubscribeToken(secretKey: string, schoolId: string, personId: string, what: Unsubscription): string {
  const subject = what.about === 'topic' ? what.topicId : what.about
  return [personId, subject, digestOf(secretKey, schoolId, personId, subject)].join('.')
}

/** Undefined when the link is not one of this school's. */
export function readUnsubscribeToken(
  secretKey: string,
  schoolId: string,
  token: string,
): { personId: string; what: Unsubscription } | undefined {
  const [personId = '', subject = '', digest = ''] = token.split('.')
  if (!isSameDigest(digest, digestOf(secretKey, schoolId, personId, subject))) return undefined
  if (subject === 'answers' || subject === 'all' || subject === 'products')
    return { personId, what: { about: subject } }
  return isId(subject) ? { personId, what: { about: 'topic', topicId: subject } } : undefined
}

const digestOf = (secretKey: string, schoolId: string, personId: string, subject: string): string =>
  sign(secretKey, ['unsubscribe', schoolId, personId, subject])

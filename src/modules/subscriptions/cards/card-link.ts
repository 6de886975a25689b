import { HOUR, SECOND } from '#platform/clock.ts'
import type { Ctx, SchoolIdentity } from '#platform/context.ts'
import { isId } from '#platform/ids.ts'
import { isSameDigest, sign } from '#platform/signed-url.ts'
import { CARD_PATH, LINK_HOURS } from '../vocabulary.ts'

/** A link of a letter that changes the card of one membership without a login, for 72 hours, and opens nothing else. */
export function cardLink(
  secretKey: string,
  { school, now }: { school: SchoolIdentity; now: Date },
  membershipId: string,
): string {
  const until = Math.floor((now.getTime() + LINK_HOURS * HOUR) / SECOND)
  return `${school.origin}${CARD_PATH}?link=${membershipId}.${until}.${digestOf(secretKey, school.id, membershipId, until)}`
}

/** The membership of a link; undefined when it is none of this school's, or its time is over. */
export function readCardLink(
  secretKey: string,
  { school, now }: Pick<Ctx, 'school' | 'now'>,
  link: string,
): string | undefined {
  const [membershipId = '', until = '', digest = ''] = link.split('.')
  const isOver = !/^\d{1,12}$/.test(until) || Number(until) * SECOND < now.getTime()
  if (isOver || !isId(membershipId)) return undefined
  return isSameDigest(digest, digestOf(secretKey, school.id, membershipId, Number(until))) ? membershipId : undefined
}

const digestOf = (secretKey: string, schoolId: string, membershipId: string, until: number): string =>
  sign(secretKey, ['membership-card', schoolId, membershipId, until])

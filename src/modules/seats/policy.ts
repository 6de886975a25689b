import type { products } from '#modules/catalog/tables.ts'
import { DAY, MINUTE, SECOND } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import { formatDateTime } from '#platform/i18n/format.ts'
import { SentTooSoon } from './refusals.ts'
import type { InvitationRow, SeatPool } from './tables.ts'
import type { InvitationState } from './vocabulary.ts'

const FIRST_PAUSE = 5 * MINUTE
const LONGEST_PAUSE = 24 * 60 * MINUTE

/** When whoever was invited may be written to again: each time after twice as long, a day at most. */
export function resendableAt({ sendings, sentAt, remindedAt }: Sendings): Date {
  const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (Math.min(sendings, 20) - 1))
  return new Date(Math.max(sentAt.getTime(), remindedAt?.getTime() ?? 0) + pause)
}
type Sendings = Pick<InvitationRow, 'sendings' | 'sentAt' | 'remindedAt'>

const REMINDED_EVERY = 3 * DAY

/** Who may be reminded now: who was reminded by then at the latest, or never, and was invited or has claimed by then. */
export const remindableSince = (now: Date) => ({
  remindedBy: new Date(now.getTime() - REMINDED_EVERY),
  settledBy: new Date(now.getTime() - FIRST_PAUSE),
})

/** How often a gift is sent at most without a pause. */
const AT_ONCE_MAX = 5

/** What went to a mistyped address goes to the right one without a pause, a few times; not what somebody had and did not need. */
export function mayGoAtOnce(
  { email: before, sendings, returnedAt }: Pick<InvitationRow, 'email' | 'sendings' | 'returnedAt'>,
  { email = before }: { email?: string },
): boolean {
  return email.toLowerCase() !== before.toLowerCase() && returnedAt === null && sendings < AT_ONCE_MAX
}

/** @throws SentTooSoon with the minute from which it may be sent */
export function refuseTooSoon({ now, language, school }: Ctx, invitation: Sendings): void {
  const wait = resendableAt(invitation).getTime() - now.getTime()
  if (wait <= 0) return
  const minute = new Date(Math.ceil((now.getTime() + wait) / MINUTE) * MINUTE)
  throw new SentTooSoon(Math.ceil(wait / SECOND), formatDateTime(minute, language, school.timeZone))
}

/** Whether an invitation is opened by an account with another address than its own. Gifts are for whoever holds them. */
export const isSentToAnother = (
  { email }: Pick<InvitationRow, 'email'>,
  { isGift }: Pick<SeatPool, 'isGift'>,
  viewer: { email: string },
): boolean => !isGift && email.toLowerCase() !== viewer.email.toLowerCase()

/** What a link leads whoever opens it to. */
export function stateFor(
  { status, personId }: Pick<InvitationRow, 'status' | 'personId'>,
  { closedAt, isOver }: Pick<SeatPool, 'closedAt'> & { isOver: boolean },
  viewerId: string | undefined,
): InvitationState {
  if (status === 'accepted') return personId !== null && personId === viewerId ? 'yours' : 'taken'
  if (closedAt) return 'closed'
  if (status === 'revoked') return 'revoked'
  return isOver ? 'over' : 'open'
}

/** Whether what a seat is for takes place at a time, and has. */
export const hasTakenPlace = (
  { takesPlaceUntil }: Pick<typeof products.$inferSelect, 'takesPlaceUntil'>,
  now: Date,
): boolean => takesPlaceUntil !== null && takesPlaceUntil <= now

import { type Actor, holdsRight } from '#platform/context.ts'
import { DAY } from '#platform/clock.ts'
import { NEW_FOR_DAYS, SHOWN_UNTIL_TRUSTED } from './vocabulary.ts'

interface Standing {
  joinedAt: Date
  shownCount: number
}

/** New are accounts of the last 7 days, and those of which fewer than 3 items were ever shown. */
export const isNew = ({ joinedAt, shownCount }: Standing, now: Date): boolean =>
  now.getTime() - joinedAt.getTime() < NEW_FOR_DAYS * DAY || shownCount < SHOWN_UNTIL_TRUSTED

/** What is held is read by its author and by admins. */
export const mayRead = (actor: Actor, { heldAt, authorId }: { heldAt: Date | null; authorId: string }): boolean =>
  heldAt === null || actor.role === 'admin' || ('id' in actor && actor.id === authorId)

/** Nobody judges what they wrote themselves. */
export const maySettle = (actor: Actor, { authorId }: { authorId: string }): boolean =>
  actor.role === 'system' || (actor.role === 'admin' && actor.id !== authorId)

/** What is shown is held back by an admin who may moderate and did not write it. */
export const mayHold = (actor: Actor, { authorId, isHeld }: { authorId: string; isHeld: boolean }): boolean =>
  !isHeld && holdsRight(actor, 'moderate') && maySettle(actor, { authorId })

/** Students report what others wrote; admins delete it. Of a page that many read, who wrote it is told it is theirs. */
export const mayReport = (actor: Actor, { authorId }: { authorId: string }): boolean =>
  actor.role === 'reader' || (actor.role === 'student' && actor.id !== authorId)

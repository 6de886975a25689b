import { and, eq, inArray, lt, lte, or } from 'drizzle-orm'
import type { Forgetting } from '#modules/catalog/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { bookings } from '../tables.ts'

/** Forgets bookings that orders held and let go. What may still be paid for waits until its slot has begun. */
export function forgetReleased(tx: Tx, { before, now, atMost, isLeft }: Forgetting) {
  const isReleased = eq(bookings.state, 'released')
  const isLost = or(lte(bookings.startsAt, now), isLeft(bookings.id))
  const forgotten = tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(isReleased, lt(bookings.createdAt, before), isLost))
    .limit(atMost)
  return tx.delete(bookings).where(and(isReleased, inArray(bookings.id, forgotten)))
}

import { and, eq, gte, inArray, lt, lte, notExists, or } from 'drizzle-orm'
import { bookings } from '#modules/consultations/tables.ts'
import { clock, DAY } from '#platform/clock.ts'
import type { Tx } from '#platform/db/database.ts'
import { inStrides } from '#platform/db/in-strides.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { TimedJob } from '#platform/jobs/jobs.ts'
import { claims, orders } from '#modules/orders/tables.ts'

const KEPT_DAYS = 7
const AT_ONCE = 100

/**
 * Every night forgets bookings that orders held and let go a week ago. What may still be paid for, as its order is under way or came to nothing
 * this week, waits until its slot has begun. Money that comes later than that finds no slot, and goes back.
 */
export const forgettingReleasedSlots = (units: UnitsOfWork): TimedJob => ({
  queue: 'checkout.forget-released-slots',
  cron: '12 3 * * *',
  async work() {
    const now = clock.now()
    await inStrides(
      units,
      'bookings of all schools were let go',
      (tx, atMost) => {
        const isReleased = eq(bookings.state, 'released')
        const before = new Date(now.getTime() - KEPT_DAYS * DAY)
        const isLost = or(lte(bookings.startsAt, now), notExists(comingBack(tx, before)))
        const forgotten = tx
          .select({ id: bookings.id })
          .from(bookings)
          .where(and(isReleased, lt(bookings.createdAt, before), isLost))
          .limit(atMost)
        return tx.delete(bookings).where(and(isReleased, inArray(bookings.id, forgotten)))
      },
      AT_ONCE,
    )
  },
})

/** The order that claimed it, while it is paid for or was given up since. */
const comingBack = (tx: Tx, since: Date) =>
  tx
    .select({ id: claims.id })
    .from(claims)
    .innerJoin(orders, eq(orders.id, claims.orderId))
    .where(
      and(
        eq(claims.resource, 'slot'),
        eq(claims.resourceId, bookings.id),
        or(eq(orders.status, 'paying'), gte(orders.settledAt, since)),
      ),
    )

import { and, eq, gte, notExists, or, type SQLWrapper } from 'drizzle-orm'
import type { ScarceThings } from '#modules/catalog/index.ts'
import type { ScarceResource } from '#modules/catalog/vocabulary.ts'
import { clock, DAY } from '#platform/clock.ts'
import type { Tx } from '#platform/db/database.ts'
import { inStrides } from '#platform/db/in-strides.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { TimedJob } from '#platform/jobs/jobs.ts'
import { claims, orders } from '#modules/orders/tables.ts'

const KEPT_DAYS = 7
const AT_ONCE = 100

/**
 * Every night forgets what was put down for orders that let it go a week ago. What may still be paid for, as its order is under way or came to
 * nothing this week, waits until it can be had no more. Money that comes later than that finds nothing, and goes back.
 */
export const forgettingReleased = ({ units, scarce }: { units: UnitsOfWork; scarce: ScarceThings }): TimedJob => ({
  queue: 'checkout.forget-released-slots',
  cron: '12 3 * * *',
  async work() {
    const now = clock.now()
    const before = new Date(now.getTime() - KEPT_DAYS * DAY)
    for (const [resource, { forget }] of scarce.all())
      if (forget)
        await inStrides(
          units,
          'what orders of all schools let go is forgotten',
          (tx, atMost) =>
            forget(tx, { before, now, atMost, isLeft: (id) => notExists(comingBack(tx, { resource, id, before })) }),
          AT_ONCE,
        )
  },
})

/** The order that claimed it, while it is paid for or was given up since. */
const comingBack = (tx: Tx, { resource, id, before }: { resource: ScarceResource; id: SQLWrapper; before: Date }) =>
  tx
    .select({ id: claims.id })
    .from(claims)
    .innerJoin(orders, eq(orders.id, claims.orderId))
    .where(
      and(
        eq(claims.resource, resource),
        eq(claims.resourceId, id),
        or(eq(orders.status, 'paying'), gte(orders.settledAt, before)),
      ),
    )

import { and, count, eq, gt, isNull, sql } from 'drizzle-orm'
import { MINUTE } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { TooManyRequests } from '#platform/refusal.ts'
import { orders } from '#modules/orders/tables.ts'

const FAILURES = 10
const WITHIN = 10 * MINUTE

/** Stolen cards are tried out at checkouts: after ten failed payments in ten minutes the buyer has to wait; further periods fail without them. */
export async function refuseTooManyFailures({ tx, now }: Ctx, buyerId: string): Promise<void> {
  const [failed] = await failuresSince(tx, { buyerId, since: new Date(now.getTime() - WITHIN) })
  if (failed && failed.count >= FAILURES) throw new TooManyRequests(WITHIN / 1000)
}

const failuresSince = prepared('failed_orders_since', (tx) =>
  tx
    .select({ count: count() })
    .from(orders)
    .where(
      and(
        eq(orders.studentId, sql.placeholder('buyerId')),
        eq(orders.status, sql`'failed'`),
        isNull(orders.renewsOrderId),
        gt(orders.createdAt, sql.placeholder('since')),
      ),
    ),
)

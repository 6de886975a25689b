import { and, eq, isNull, lte } from 'drizzle-orm'
import type { z } from 'zod'
import type { paymentRefunded } from '#modules/payments/events.ts'
import type { Ctx } from '#platform/context.ts'
import { withdrawalSettled } from '../events.ts'
import { withdrawals } from './tables.ts'

/** Nothing is left to be done about a withdrawal once so much went back. Safe to repeat. */
export async function settleWithdrawal(
  ctx: Ctx,
  { order_id, refunded_amount }: z.output<(typeof paymentRefunded)['payload']>,
): Promise<void> {
  const settled = await ctx.tx
    .update(withdrawals)
    .set({ settledAt: ctx.now })
    .where(
      and(
        eq(withdrawals.orderId, order_id),
        isNull(withdrawals.settledAt),
        lte(withdrawals.dueAmount, refunded_amount),
      ),
    )
    .returning({ id: withdrawals.id })
  for (const { id } of settled) ctx.emit(withdrawalSettled({ order_id, withdrawal_id: id }))
}

import { and, eq, isNull, lte } from 'drizzle-orm'
import type { z } from 'zod'
import type { paymentRefunded } from '#modules/payments/events.ts'
import type { Ctx } from '#platform/context.ts'
import { contractWithdrawalSettled } from '../events.ts'
import { contractWithdrawals } from './tables.ts'

/** Nothing is left to be done about a withdrawal once so much went back. Safe to repeat. */
export async function settleContractWithdrawal(
  ctx: Ctx,
  { order_id, refunded_amount }: z.output<(typeof paymentRefunded)['payload']>,
): Promise<void> {
  const settled = await ctx.tx
    .update(contractWithdrawals)
    .set({ settledAt: ctx.now })
    .where(
      and(
        eq(contractWithdrawals.orderId, order_id),
        isNull(contractWithdrawals.settledAt),
        lte(contractWithdrawals.dueAmount, refunded_amount),
      ),
    )
    .returning({ id: contractWithdrawals.id })
  for (const { id } of settled) ctx.emit(contractWithdrawalSettled({ order_id, withdrawal_id: id }))
}

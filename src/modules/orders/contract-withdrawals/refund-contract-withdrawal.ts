import { eq } from 'drizzle-orm'
import { askRefunds, type Gateways, leftOf } from '#modules/payments/index.ts'
import { refundAsked } from '#modules/payments/events.ts'
import type { Ctx } from '#platform/context.ts'
import { foundOr404, refuseUnless } from '#platform/refusal.ts'
import { lockOrder } from '../lock-order.ts'
import { lockReturnable } from '../lock-returnable.ts'
import { refundsByLine } from '../refunds-by-line.ts'
import { NothingToReturn } from '../refusals.ts'
import { contractWithdrawals } from './tables.ts'
import { wordReason } from './word-reason.ts'

/**
 * Puts down the refunds that a withdrawal asks for, of each line what is still to come; the gateway is asked afterwards. Of two
 * who press at once the second finds nothing left to return (409).
 */
export async function refundContractWithdrawal(
  ctx: Ctx,
  { withdrawalId }: { withdrawalId: string },
  { gateways }: { gateways: Gateways },
): Promise<{ done: true }> {
  const [row] = await ctx.tx.select().from(contractWithdrawals).where(eq(contractWithdrawals.id, withdrawalId))
  const withdrawal = foundOr404(row)
  const { order } = foundOr404(await lockOrder(ctx, withdrawal.orderId))
  const { transaction, returned } = await lockReturnable(ctx, order.id)
  const { dueAmount } = withdrawal
  const left = Math.min(dueAmount - transaction.refundedAmount - transaction.refundingAmount, leftOf(transaction))
  refuseUnless(left > 0, new NothingToReturn())
  const reason = wordReason(ctx, order.number)
  await askRefunds(
    ctx,
    { transaction, wanted: refundsByLine({ due: withdrawal.lines, returned, left }), reason },
    gateways,
  )
  ctx.emit(refundAsked({ transaction_id: transaction.id }))
  ctx.note({ subject: order.number, url: '/home/contract-withdrawals' })
  return { done: true }
}

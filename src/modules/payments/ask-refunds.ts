import { count, eq } from 'drizzle-orm'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import { sumOf } from '#platform/money.ts'
import { refuseUnless } from '#platform/refusal.ts'
import { RefundNotPossible } from '#providers/payments/port.ts'
import type { Gateways } from './gateways.ts'
import { mayRefund } from './policy.ts'
import { refunds, type Transaction } from './tables.ts'

export interface WantedRefund {
  /** none when it is for all of the order */
  lineId: string | null
  /** minor units */
  amount: number
}

/** What of a payment neither went back nor is about to. */
export const leftOf = ({ amount, refundedAmount, refundingAmount }: Transaction): number =>
  amount - refundedAmount - refundingAmount

/**
 * Puts down what is to go back of a payment locked before, and why; `sendRefunds` is next. More than is left of it, or of one
 * of its lines, the database refuses. A gateway that returns payments only whole is asked once for all. @throws RefundNotPossible
 */
export async function askRefunds(
  ctx: Ctx,
  { transaction, wanted, reason }: { transaction: Transaction; wanted: WantedRefund[]; reason: string },
  gateways: Gateways,
): Promise<void> {
  const { id, accountId, amount: of } = transaction
  const { gateway } = await gateways.gatewayOf(ctx, accountId)
  const { capabilities } = gateway
  const sum = sumOf(wanted.map(({ amount }) => amount))
  const asked = capabilities.refundsParts
    ? wanted
    : [{ lineId: wanted.length === 1 ? wanted[0]!.lineId : null, amount: sum }]
  refuseUnless(
    transaction.gatewayPaymentId !== null && mayRefund(capabilities, { amount: sum, of }),
    new RefundNotPossible(),
  )
  const [before] = await ctx.tx.select({ count: count() }).from(refunds).where(eq(refunds.transactionId, id))
  const askedById = isSignedIn(ctx.actor) ? ctx.actor.id : null
  await ctx.tx.insert(refunds).values(
    asked.map((refund, at) => ({
      ...refund,
      transactionId: id,
      key: `${id}:${before!.count + 1 + at}`,
      state: 'asked' as const,
      reason,
      askedById,
      createdAt: ctx.now,
    })),
  )
}

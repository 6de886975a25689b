import { and, count, eq } from 'drizzle-orm'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import { sumOf } from '#platform/money.ts'
import { Conflict, refuseUnless } from '#platform/refusal.ts'
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

interface Asking {
  transaction: Transaction
  wanted: WantedRefund[]
  reason: string
  /** of whoever asks, who may send it twice (`wasAsked`) */
  requestKey?: string | undefined
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
  { transaction, wanted, reason, requestKey }: Asking,
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
      requestKey,
      askedById,
      createdAt: ctx.now,
    })),
  )
}

/**
 * Whether what is asked under this key was put down before, of a payment that is locked. Refuses with 409 the key of another amount; without an
 * amount it is all that was left.
 */
export async function wasAsked(
  { tx }: Ctx,
  transactionId: string,
  { requestKey, amount }: { requestKey: string; amount: number | undefined },
): Promise<boolean> {
  const asked = await tx
    .select({ amount: refunds.amount })
    .from(refunds)
    .where(and(eq(refunds.transactionId, transactionId), eq(refunds.requestKey, requestKey)))
  if (asked.length === 0) return false
  refuseUnless(amount === undefined || sumOf(asked.map((each) => each.amount)) === amount, new Conflict())
  return true
}

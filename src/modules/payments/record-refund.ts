import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { paymentRefunded } from './events.ts'
import { lockPayment } from './lock-payment.ts'
import { type Refund, refunds } from './tables.ts'
import { sumOf } from '#platform/money.ts'

/**
 * Puts down how much of a payment went back so far, as its gateway tells it, from wherever and however often: what adds nothing to
 * what is known is passed over. What we asked for is done; what is beyond that somebody gave back at the gateway itself.
 */
export async function recordRefund(ctx: Ctx, transactionId: string, refundedAmount: number): Promise<void> {
  const { orderId, payerId, amount, currency, refundedAmount: known } = await lockPayment(ctx, transactionId)
  if (refundedAmount <= known) return
  if (refundedAmount > amount) throw new Error('The gateway gave back more than was paid')
  const asked = await findAsked(ctx, transactionId)
  const done = fitting(asked, refundedAmount - known)
  const open = asked.filter((refund) => !done.includes(refund))
  const possible = fitting(open, amount - refundedAmount)
  await settle(
    ctx,
    open.filter((refund) => !possible.includes(refund)),
    'refused',
  )
  await settle(ctx, done, 'done')
  const beyond = refundedAmount - known - sumOf(done.map(({ amount }) => amount))
  if (beyond > 0)
    await ctx.tx.insert(refunds).values({
      transactionId,
      amount: beyond,
      key: `${transactionId}:told:${refundedAmount}`,
      state: 'done',
      createdAt: ctx.now,
      settledAt: ctx.now,
    })
  ctx.emit(
    paymentRefunded({
      transaction_id: transactionId,
      order_id: orderId,
      payer_id: payerId,
      amount: refundedAmount - known,
      refunded_amount: refundedAmount,
      currency,
    }),
  )
}

/**
 * What the gateway was asked to give back and has not said it did, in the order in which it was put down: by the number that its key
 * ends with. Sent in this order, whatever the gateway has given back are the first of them, though it only tells how much.
 */
export const findAsked = ({ tx }: Ctx, transactionId: string): Promise<Refund[]> =>
  tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.transactionId, transactionId), eq(refunds.state, 'asked')))
    .orderBy(sql`length(${refunds.key})`, asc(refunds.key))

/** Safe to repeat: what is settled stays so. */
export async function settle({ tx, now }: Ctx, of: Refund[], state: 'done' | 'refused'): Promise<void> {
  if (of.length === 0) return
  const ids = of.map(({ id }) => id)
  await tx
    .update(refunds)
    .set({ state, settledAt: now })
    .where(and(inArray(refunds.id, ids), eq(refunds.state, 'asked')))
}

/** Those that fit into an amount, the earlier ones first. */
function fitting(of: Refund[], amount: number): Refund[] {
  let left = amount
  return of.filter((refund) => {
    if (refund.amount > left) return false
    left -= refund.amount
    return true
  })
}

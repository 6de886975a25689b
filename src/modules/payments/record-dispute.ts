import { inArray } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { disputeDecided, paymentDisputed } from './events.ts'
import { lockPayment } from './lock-payment.ts'
import { type Dispute, disputes } from './tables.ts'

/** What a gateway said of a dispute. */
export interface ToldDispute {
  respondBy?: string | undefined
  dispute?: { amount: number; fee: number } | undefined
}

/** Puts down that a payer disputes a payment, once, however late that is told. Whoever refunds it at the same moment comes first or not at all. */
export async function recordDispute(ctx: Ctx, transactionId: string, told: ToldDispute = {}): Promise<void> {
  const { orderId, payerId, amount, currency } = await lockPayment(ctx, transactionId)
  const { respondBy } = told
  const [recorded] = await ctx.tx
    .insert(disputes)
    .values({
      transactionId,
      state: 'open',
      respondBy: respondBy ? new Date(respondBy) : null,
      createdAt: ctx.now,
      ...sumsOf(told),
    })
    .onConflictDoNothing()
    .returning()
  if (!recorded) return
  const about = { transaction_id: transactionId, order_id: orderId, payer_id: payerId, amount, currency }
  ctx.emit(paymentDisputed({ ...about, respond_by: respondBy ?? null, ...viewSums(recorded) }))
}

/** Puts down what the payer's bank decided, once, though that may be told before the dispute itself. */
export async function recordDecision(
  ctx: Ctx,
  transactionId: string,
  outcome: 'won' | 'lost',
  told: ToldDispute = {},
): Promise<void> {
  const { orderId, payerId } = await lockPayment(ctx, transactionId)
  const decision = { state: outcome, decidedAt: ctx.now, ...sumsOf(told) }
  const [decided] = await ctx.tx
    .insert(disputes)
    .values({ transactionId, createdAt: ctx.now, ...decision })
    .onConflictDoUpdate({
      target: disputes.transactionId,
      set: decision,
      setWhere: inArray(disputes.state, ['open', 'unknown']),
    })
    .returning()
  if (!decided) return
  const about = { transaction_id: transactionId, order_id: orderId, payer_id: payerId }
  ctx.emit(disputeDecided({ ...about, outcome, ...viewSums(decided) }))
}

/** Nothing where nobody told: what was put down before stays. */
const sumsOf = ({ dispute }: ToldDispute) => (dispute ? { amount: dispute.amount, feeAmount: dispute.fee } : {})

const viewSums = ({ amount, feeAmount }: Dispute) => ({ disputed_amount: amount, fee: feeAmount })

import { inArray } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { disputeDecided, paymentDisputed } from './events.ts'
import { lockPayment } from './lock-payment.ts'
import { disputes } from './tables.ts'

/** Puts down that a payer disputes a payment, once, however late that is told. Whoever refunds it at the same moment comes first or not at all. */
export async function recordDispute(ctx: Ctx, transactionId: string, respondBy: string | null): Promise<void> {
  const payment = await lockPayment(ctx, transactionId)
  const recorded = await ctx.tx
    .insert(disputes)
    .values({ transactionId, state: 'open', respondBy: respondBy ? new Date(respondBy) : null, createdAt: ctx.now })
    .onConflictDoNothing()
    .returning({ id: disputes.id })
  if (recorded.length === 0) return
  const { orderId, payerId, amount, currency } = payment
  const about = { transaction_id: transactionId, order_id: orderId, payer_id: payerId }
  ctx.emit(paymentDisputed({ ...about, amount, currency, respond_by: respondBy }))
}

/** Puts down what the payer's bank decided, once, though that may be told before the dispute itself. */
export async function recordDecision(ctx: Ctx, transactionId: string, outcome: 'won' | 'lost'): Promise<void> {
  const { orderId, payerId } = await lockPayment(ctx, transactionId)
  const decision = { state: outcome, decidedAt: ctx.now }
  const decided = await ctx.tx
    .insert(disputes)
    .values({ transactionId, createdAt: ctx.now, ...decision })
    .onConflictDoUpdate({
      target: disputes.transactionId,
      set: decision,
      setWhere: inArray(disputes.state, ['open', 'unknown']),
    })
    .returning({ id: disputes.id })
  if (decided.length > 0)
    ctx.emit(disputeDecided({ transaction_id: transactionId, order_id: orderId, payer_id: payerId, outcome }))
}

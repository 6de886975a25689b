import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { paymentCompleted, paymentFailed } from './events.ts'
import { lockPayment } from './lock-payment.ts'
import { type PaymentOutcome, reasonOf, statusAfter } from './status-after.ts'
import { mayMove } from './transaction-moves.ts'
import { type Transaction, transactions } from './tables.ts'
import { isFailed, isPaid, isSettled } from './vocabulary.ts'

/** Puts down what the gateway said, from wherever it came and however often; what changes nothing is passed over. */
export async function recordOutcome(ctx: Ctx, transactionId: string, outcome: PaymentOutcome): Promise<Transaction> {
  const before = await lockPayment(ctx, transactionId)
  const status = statusAfter(before.status, outcome)
  if (!mayMove(before.status, status)) return before
  const [after] = await ctx.tx
    .update(transactions)
    .set({
      status,
      failureReason: reasonOf(outcome),
      authenticationUrl: outcome.status === 'needs_authentication' ? outcome.redirectUrl : null,
      ...('paymentId' in outcome && { gatewayPaymentId: outcome.paymentId }),
      ...(outcome.status === 'approved' && { cardFingerprint: outcome.fingerprint ?? null }),
      settledAt: isSettled(status) ? ctx.now : null,
    })
    .where(eq(transactions.id, transactionId))
    .returning()
  tell(ctx, after!)
  return after!
}

function tell(ctx: Ctx, { id, orderId, payerId, status, failureReason, amount, currency }: Transaction): void {
  const payment = { transaction_id: id, order_id: orderId, payer_id: payerId }
  if (isPaid(status)) ctx.emit(paymentCompleted({ ...payment, amount, currency }))
  if (isFailed(status)) ctx.emit(paymentFailed({ ...payment, reason: failureReason }))
}

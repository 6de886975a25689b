import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { paidBeside, paymentCompleted, paymentFailed } from './events.ts'
import { lockPayment } from './lock-payment.ts'
import { type PaymentOutcome, reasonOf, statusAfter } from './status-after.ts'
import { mayMove } from './transaction-moves.ts'
import { type Transaction, transactions } from './tables.ts'
import { isFailed, isPaid, isSettled } from './vocabulary.ts'

/**
 * Puts down what the gateway said, from wherever it came and however often; what changes nothing is passed over. What succeeds though its order
 * was paid by another attempt pays for nothing: it is to go back, once.
 */
export async function recordOutcome(ctx: Ctx, transactionId: string, outcome: PaymentOutcome): Promise<Transaction> {
  const before = await lockPayment(ctx, transactionId)
  const status = statusAfter(before.status, outcome)
  if (!mayMove(before.status, status)) return before
  const [after] = await paymentTold(ctx.tx, {
    transactionId,
    status,
    failureReason: reasonOf(outcome),
    authenticationUrl: outcome.status === 'needs_authentication' ? outcome.redirectUrl : null,
    gatewayPaymentId: 'paymentId' in outcome ? outcome.paymentId : before.gatewayPaymentId,
    cardFingerprint: outcome.status === 'approved' ? (outcome.fingerprint ?? null) : before.cardFingerprint,
    feeAmount: outcome.status === 'approved' ? (outcome.fee ?? 0) : before.feeAmount,
    settledAt: isSettled(status) ? ctx.now : null,
    isPaid: isPaid(status),
  })
  tell(ctx, after!)
  return after!
}

/** SQL: it succeeds, and another attempt of its order has. Two that are told of at the same moment the database tells apart (`transactions_one_success`). */
const isBesideNow = sql`(${sql.placeholder('isPaid')}::boolean and exists (
  select from ${transactions} as counting
  where counting.order_id = ${transactions.orderId} and counting.id <> ${transactions.id}
    and counting.status in ('PERFORMED', 'CLEARED') and not counting.is_beside))`

const paymentTold = prepared('payment_told', (tx) =>
  tx
    .update(transactions)
    .set({
      status: sql`${sql.placeholder('status')}`,
      failureReason: sql`${sql.placeholder('failureReason')}`,
      authenticationUrl: sql`${sql.placeholder('authenticationUrl')}`,
      gatewayPaymentId: sql`${sql.placeholder('gatewayPaymentId')}`,
      cardFingerprint: sql`${sql.placeholder('cardFingerprint')}`,
      feeAmount: sql`${sql.placeholder('feeAmount')}`,
      settledAt: sql`${sql.placeholder('settledAt')}`,
      isBeside: isBesideNow,
      refundReason: sql`case when ${isBesideNow} then 'paid_twice' else ${transactions.refundReason} end`,
    })
    .where(eq(transactions.id, sql.placeholder('transactionId')))
    .returning(),
)

function tell(
  ctx: Ctx,
  { id, orderId, payerId, status, failureReason, amount, currency, isBeside }: Transaction,
): void {
  const payment = { transaction_id: id, order_id: orderId, payer_id: payerId }
  if (isPaid(status)) ctx.emit(paymentCompleted({ ...payment, amount, currency }))
  if (isBeside) ctx.emit(paidBeside(payment))
  if (isFailed(status)) ctx.emit(paymentFailed({ ...payment, reason: failureReason }))
}

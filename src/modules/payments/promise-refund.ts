import { and, eq, isNull } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { transactions } from './tables.ts'
import type { RefundReason } from './vocabulary.ts'

/**
 * Puts down that a payment goes back as a whole, and why, before the gateway is asked: nothing is given for it any more.
 * `refundPayment` is next. False when that was put down before.
 */
export async function promiseRefund({ tx }: Ctx, transactionId: string, reason: RefundReason): Promise<boolean> {
  const promised = await tx
    .update(transactions)
    .set({ refundReason: reason })
    .where(and(eq(transactions.id, transactionId), isNull(transactions.refundReason)))
    .returning({ id: transactions.id })
  return promised.length > 0
}

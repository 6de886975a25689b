import type { OutsideCtx } from '#platform/context.ts'
import { getTransaction } from './find-transaction.ts'
import type { Gateways } from './gateways.ts'
import { refundPayment } from './refund-payment.ts'
import { sendRefunds } from './send-refunds.ts'

/** Goes on with what waited while the payment was disputed: all of it where that was promised, else what had been asked for. Safe to repeat. */
export async function resumeRefunds(ctx: OutsideCtx, transactionId: string, gateways: Gateways): Promise<void> {
  const { refundReason } = await ctx.inTransaction((inside) => getTransaction(inside, transactionId))
  if (refundReason) await refundPayment(ctx, transactionId, gateways)
  else await sendRefunds(ctx, transactionId, gateways)
}

import type { Ctx, OutsideCtx } from '#platform/context.ts'
import { askRefunds, leftOf } from './ask-refunds.ts'
import type { Gateways } from './gateways.ts'
import { isDisputed } from './is-disputed.ts'
import { lockPayment } from './lock-payment.ts'
import { sendRefunds } from './send-refunds.ts'

/**
 * Returns what is left of a payment to the payer, once however often it is asked: it is put down before the gateway hears of it, and sent
 * under the same key until the gateway has answered. @throws GatewayUnavailable @throws RefundNotPossible
 */
export async function refundPayment(ctx: OutsideCtx, transactionId: string, gateways: Gateways): Promise<void> {
  await ctx.inTransaction((inside) => askForTheRest(inside, transactionId, gateways))
  const refused = await sendRefunds(ctx, transactionId, gateways)
  if (refused) throw refused
}

/** Of two who ask at once the second finds nothing left to ask for. What is disputed waits for what the payer's bank decides. */
async function askForTheRest(ctx: Ctx, transactionId: string, gateways: Gateways): Promise<void> {
  const transaction = await lockPayment(ctx, transactionId)
  const amount = leftOf(transaction)
  if (amount > 0 && transaction.gatewayPaymentId && !(await isDisputed(ctx, transactionId)))
    await askRefunds(ctx, { transaction, wanted: [{ lineId: null, amount }], reason: '' }, gateways)
}

import { MINUTE, SECOND } from '#platform/clock.ts'
import type { OutsideCtx } from '#platform/context.ts'
import type { Gateways } from './gateways.ts'
import { recordAnswer } from './record-answer.ts'
import { recordRefund } from './record-refund.ts'
import type { Transaction } from './tables.ts'

/** The gateway's "never heard of it" is final two minutes after the charge was last sent; the rest is for sending it twice. */
const CERTAIN_AFTER = 2 * MINUTE + 30 * SECOND

/** Learns from the gateway itself what became of a payment. @throws GatewayUnavailable when it does not answer. */
export async function askGateway(ctx: OutsideCtx, transaction: Transaction, gateways: Gateways): Promise<Transaction> {
  const { gateway } = await ctx.aside((inside) => gateways.gatewayOf(inside, transaction.accountId))
  const payment = await gateway.findPayment(transaction.id)
  if (!payment && ctx.now.getTime() - transaction.createdAt.getTime() < CERTAIN_AFTER) return transaction
  return ctx.inTransaction(async (inside) => {
    const outcome = payment?.outcome ?? ({ status: 'never_arrived' } as const)
    const recorded = await recordAnswer(inside, transaction.id, outcome, gateways)
    if (payment) await recordRefund(inside, transaction.id, payment.refundedAmount)
    return recorded
  })
}

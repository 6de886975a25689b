import type { OutsideCtx } from '#platform/context.ts'
import { RefundNotPossible } from '#providers/payments/port.ts'
import { askGateway } from './ask-gateway.ts'
import { getTransaction } from './find-transaction.ts'
import type { Gateways } from './gateways.ts'
import { isDisputed } from './is-disputed.ts'
import { findAsked, recordRefund, settle } from './record-refund.ts'
import type { Transaction } from './tables.ts'

/**
 * Asks the gateway for every refund that was put down, one after the other and each under its own key until there is an answer.
 * Answers with the refusal when it refused one though something is left of the payment. While the payer disputes it they wait.
 * @throws GatewayUnavailable
 */
export async function sendRefunds(
  ctx: OutsideCtx,
  transactionId: string,
  gateways: Gateways,
): Promise<RefundNotPossible | undefined> {
  const { transaction, gateway } = await ctx.inTransaction(async (inside) => {
    const found = await getTransaction(inside, transactionId)
    const { gateway } = await gateways.gatewayOf(inside, found.accountId)
    return { transaction: found, gateway }
  })
  const sent = new Set<string>()
  for (;;) {
    // Others may have put down or sent some meanwhile.
    const asked = await ctx.inTransaction(async (inside) =>
      (await isDisputed(inside, transactionId)) ? [] : findAsked(inside, transactionId),
    )
    const refund = asked.find(({ id }) => !sent.has(id))
    if (!refund) return undefined
    sent.add(refund.id)
    try {
      const { refundedAmount } = await gateway.refund(transaction.gatewayPaymentId!, refund.amount, refund.key)
      await ctx.inTransaction((inside) => recordRefund(inside, transactionId, refundedAmount))
    } catch (error) {
      if (!(error instanceof RefundNotPossible)) throw error
      await ctx.inTransaction((inside) => settle(inside, [refund], 'refused'))
      if (await isSomethingLeft(ctx, transaction, gateways)) return error
    }
  }
}

/** A gateway that refuses may have given it all back already, for the school itself. */
async function isSomethingLeft(ctx: OutsideCtx, transaction: Transaction, gateways: Gateways): Promise<boolean> {
  await askGateway(ctx, transaction, gateways)
  const { amount, refundedAmount } = await ctx.inTransaction((inside) => getTransaction(inside, transaction.id))
  return refundedAmount < amount
}

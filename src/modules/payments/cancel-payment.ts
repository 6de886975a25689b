import type { OutsideCtx } from '#platform/context.ts'
import type { TransactionState } from './contract.ts'
import { getByHash } from './find-transaction.ts'
import { type Gateways, gatewayNamed } from './gateways.ts'
import { mayCancel } from './policy.ts'
import { recordOutcome } from './record-outcome.ts'
import { viewTransactionState } from './view.ts'

/** Gives up a payment that waits for 3-D Secure, so that the payer can try again. What the bank had taken meanwhile stays paid. */
export async function cancelPayment(
  ctx: OutsideCtx,
  { hash }: { hash: string },
  gateways: Gateways,
): Promise<TransactionState> {
  const transaction = await ctx.inTransaction((inside) => getByHash(inside, hash))
  if (!mayCancel(transaction)) return viewTransactionState(transaction)
  const payment = await gatewayNamed(gateways, transaction.provider).cancel(transaction.id)
  if (!payment) return viewTransactionState(transaction)
  return viewTransactionState(
    await ctx.inTransaction((inside) => recordOutcome(inside, transaction.id, payment.outcome)),
  )
}

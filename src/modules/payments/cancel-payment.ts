import type { OutsideCtx } from '#platform/context.ts'
import type { TransactionState } from './contract.ts'
import { getByHash } from './find-transaction.ts'
import type { Gateways } from './gateways.ts'
import { mayCancel } from './policy.ts'
import { recordAnswer } from './record-answer.ts'
import type { Transaction } from './tables.ts'
import { type IsFulfilled, tellState } from './tell-state.ts'

/** Gives up a payment that waits for 3-D Secure, so that the payer can try again. What the bank had taken meanwhile stays paid. */
export async function cancelPayment(
  ctx: OutsideCtx,
  { hash }: { hash: string },
  { gateways, isFulfilled }: { gateways: Gateways; isFulfilled: IsFulfilled },
): Promise<TransactionState> {
  const tell = (payment: Transaction) => ctx.inTransaction((inside) => tellState(inside, payment, isFulfilled))
  const transaction = await ctx.inTransaction((inside) => getByHash(inside, hash))
  if (!mayCancel(transaction)) return tell(transaction)
  const { gateway } = await ctx.aside((inside) => gateways.gatewayOf(inside, transaction.accountId))
  const payment = await gateway.cancel(transaction.id)
  if (!payment) return tell(transaction)
  return tell(await ctx.inTransaction((inside) => recordAnswer(inside, transaction.id, payment.outcome, gateways)))
}

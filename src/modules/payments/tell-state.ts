import type { Ctx } from '#platform/context.ts'
import type { TransactionState } from './contract.ts'
import type { Transaction } from './tables.ts'
import { viewTransactionState } from './view.ts'
import { isPaid } from './vocabulary.ts'

/** Whether a payer was given what an order is for; whoever asked for the money knows. */
export type IsFulfilled = (ctx: Ctx, orderId: string) => Promise<boolean>

/** How a payment stands, for its payer. */
export async function tellState(
  ctx: Ctx,
  transaction: Transaction,
  isFulfilled: IsFulfilled,
): Promise<TransactionState> {
  const { orderId, status } = transaction
  const hasAll = isPaid(status) && (await isFulfilled(ctx, orderId))
  return viewTransactionState(transaction, hasAll ? 'ACCESS_GRANTED' : status)
}

import type { Transaction } from '#modules/payments/index.ts'
import { isFailed, isPaid } from '#modules/payments/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import { completeLocked, type CompletionParts } from './complete-order.ts'
import { failLocked } from './fail-order.ts'
import { lockOrder } from './lock-order.ts'

/**
 * Puts the answer to an order's payment down and settles the order by it, in one transaction: it is paid and given, or closed, or still
 * under way. The order is locked before its payment, as everywhere.
 */
export async function settleOrder(
  ctx: Ctx,
  orderId: string,
  record: () => Promise<Transaction>,
  parts: CompletionParts,
): Promise<Transaction> {
  const locked = await lockOrder(ctx, orderId)
  const payment = await record()
  if (locked && isPaid(payment.status)) await completeLocked(ctx, locked, payment, parts)
  if (locked && isFailed(payment.status)) await failLocked(ctx, locked, payment, parts)
  return payment
}

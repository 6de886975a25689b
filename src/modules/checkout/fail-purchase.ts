import { eq } from 'drizzle-orm'
import { givePackageBack } from '#modules/catalog/index.ts'
import { getTransaction } from '#modules/payments/index.ts'
import { isFailed } from '#modules/payments/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import { lockOrder } from './lock-order.ts'
import { orders } from './tables.ts'

/** Closes the order of a payment that came to nothing, and returns its promotional packages. Safe to repeat. */
export async function failPurchase(ctx: Ctx, transactionId: string): Promise<void> {
  const transaction = await getTransaction(ctx, transactionId)
  const locked = await lockOrder(ctx, transaction.orderId)
  if (!isFailed(transaction.status) || locked?.order.status !== 'paying') return
  await ctx.tx.update(orders).set({ status: 'failed', settledAt: ctx.now }).where(eq(orders.id, locked.order.id))
  for (const { promotionId } of locked.lines) if (promotionId) await givePackageBack(ctx, promotionId)
}

import { eq, sql } from 'drizzle-orm'
import { grantAccess, isGranted } from '#modules/access/index.ts'
import { getTransaction, markAccessGranted } from '#modules/payments/index.ts'
import { isPaid } from '#modules/payments/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import { orderPaid, paidTwice } from './events.ts'
import { lockOrder } from './lock-order.ts'
import { type Order, orders } from './tables.ts'
import { type PurchaseLetterParts, writeConfirmation } from './write-confirmation.ts'

/** Gives the buyer what was paid for, once, however often it is told: access, the confirmation, ACCESS_GRANTED. */
export async function completePurchase(ctx: Ctx, transactionId: string, parts: PurchaseLetterParts): Promise<void> {
  const { orderId, status } = await getTransaction(ctx, transactionId)
  const locked = await lockOrder(ctx, orderId)
  if (!isPaid(status) || !locked || locked.order.status === 'paid') return
  const { order, lines } = locked
  await ctx.tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${order.studentId + order.productId}, 0))`)
  if (await isGranted(ctx, order.studentId, order.productId)) return giveBack(ctx, order, transactionId)
  for (const { productId, variantId, accessDays, accessUntil } of lines) {
    await grantAccess(ctx, {
      studentId: order.studentId,
      productId,
      variantId,
      source: 'purchase',
      sourceId: transactionId,
      accessDays,
      accessUntil,
    })
  }
  await ctx.tx.update(orders).set({ status: 'paid', settledAt: ctx.now }).where(eq(orders.id, order.id))
  await markAccessGranted(ctx, transactionId)
  await writeConfirmation(ctx, order, parts)
  ctx.emit(
    orderPaid({
      order_id: order.id,
      transaction_id: transactionId,
      student_id: order.studentId,
      product_id: order.productId,
      amount: order.amount,
      currency: order.currency,
    }),
  )
}

/** A payment that was given up, tried again, and then came all the same: the second money is returned. */
async function giveBack(ctx: Ctx, { id, status }: Order, transactionId: string): Promise<void> {
  if (status === 'paying')
    await ctx.tx.update(orders).set({ status: 'failed', settledAt: ctx.now }).where(eq(orders.id, id))
  ctx.emit(paidTwice({ order_id: id, transaction_id: transactionId }))
}

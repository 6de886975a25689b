import { and, eq, sql } from 'drizzle-orm'
import type { ScarceThings } from '#modules/catalog/index.ts'
import { findTransactionOf } from '#modules/payments/index.ts'
import { isFailed } from '#modules/payments/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { preparedInsert } from '#platform/db/prepared-insert.ts'
import { NotFound } from '#platform/refusal.ts'
import { failOrder } from './fail-order.ts'
import { findFollowing } from './find-following.ts'
import { isBeingPaid } from './is-being-paid.ts'
import { newOrderNumber } from './order-number.ts'
import { type Order, orders } from './tables.ts'
import { wordsGiven, wordsOfAnyOrder } from './words-of-order.ts'

/** The order a key was used for before. A key of somebody else's is not there to be found. */
export async function findRepeated(ctx: Ctx, buyerId: string, checkoutKey: string): Promise<Order | undefined> {
  const [order] = await orderByKey(ctx.tx, { checkoutKey })
  if (order && order.studentId !== buyerId) throw new NotFound()
  return order
}

/**
 * Inserts, or finds the order that stands in the way: the same key, one of the same buyer and product that is being
 * paid, or what was made of the same offer. One whose payment has failed stands in nobody's way, and a number somebody else's order has is drawn again.
 */
export async function insertOrder(
  ctx: Ctx,
  order: typeof orders.$inferInsert,
  titles: string,
  scarce: ScarceThings,
  drawNumber = newOrderNumber,
): Promise<{ order: Order; isNew: boolean }> {
  for (;;) {
    const number = drawNumber()
    const words = wordsGiven({ ...order, number, titles })
    const [inserted] = await orderPutDown(ctx.tx, [{ ...order, number, createdAt: ctx.now }], words)
    if (inserted) return { order: inserted, isNew: true }
    const repeated = await findRepeated(ctx, order.studentId, order.checkoutKey)
    if (repeated) return { order: repeated, isNew: false }
    const inTheWay =
      (await findBeingPaid(ctx, order.studentId, order.productId)) ??
      (order.followsOrderId ? await findFollowing(ctx, order.followsOrderId) : undefined)
    if (!inTheWay) continue
    const transaction = await findTransactionOf(ctx, inTheWay.id)
    if (!transaction || !isFailed(transaction.status)) return { order: inTheWay, isNew: false }
    await failOrder(ctx, transaction, scarce)
  }
}

export async function findBeingPaid({ tx }: Ctx, studentId: string, productId: string): Promise<Order | undefined> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.studentId, studentId), eq(orders.productId, productId), isBeingPaid))
  return order
}

const orderPutDown = preparedInsert('order_put_down', orders, {
  passesOver: true,
  computed: { searchText: wordsOfAnyOrder },
})

const orderByKey = prepared('order_by_key', (tx) =>
  tx
    .select()
    .from(orders)
    .where(eq(orders.checkoutKey, sql.placeholder('checkoutKey'))),
)

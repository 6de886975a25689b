import { getProduct, type PricedProduct } from '#modules/catalog/index.ts'
import { findRepeated } from '#modules/orders/index.ts'
import type { Order } from '#modules/orders/tables.ts'
import { findTransactionOf, type StartedPayment, type Transaction } from '#modules/payments/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { SentPurchase } from '../read-purchase.ts'
import { refuseAnotherPurchase } from '../refuse-another-purchase.ts'

export interface PlacedOrder {
  order: Order
  product: PricedProduct['product']
  /** undefined for what is free */
  transaction: Transaction | undefined
  /** what a new payment goes through; undefined when nothing is to be charged: it is free, or was under way or done before */
  through: StartedPayment['through'] | undefined
}

/** What became of a purchase that was sent before, by its key. */
export async function findPlaced(ctx: Ctx, sent: SentPurchase & { buyerId: string }): Promise<PlacedOrder | undefined> {
  const repeated = await findRepeated(ctx, sent.buyerId, sent.checkout_key)
  return repeated && placedBefore(ctx, repeated, sent)
}

/** The order that stands in the way of a purchase, which is told of it. @throws AnotherPurchase where it has the purchase's key and is another */
export async function placedBefore(ctx: Ctx, order: Order, sent: SentPurchase): Promise<PlacedOrder> {
  if (order.checkoutKey === sent.checkout_key) await refuseAnotherPurchase(ctx, order, sent)
  const { product } = await getProduct(ctx, { productId: order.productId })
  return { order, product, transaction: await findTransactionOf(ctx, order.id), through: undefined }
}

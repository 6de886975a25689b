import { lockPurchase } from '#modules/access/index.ts'
import { getProduct, type PricedProduct } from '#modules/catalog/index.ts'
import { prepareBooking } from '#modules/consultations/index.ts'
import { bindOffer, findOffer } from '#modules/live-events/index.ts'
import { PriceChanged, refuseMoreThanShare } from '#modules/offers/index.ts'
import { findRepeated, insertOrder, keepQuote, titleOf } from '#modules/orders/index.ts'
import type { Order } from '#modules/orders/tables.ts'
import { findTransactionOf, type StartedPayment, startPayment, type Transaction } from '#modules/payments/index.ts'
import type { Ctx } from '#platform/context.ts'
import { refuseUnless } from '#platform/refusal.ts'
import type { OrderParts } from './parts.ts'
import { claimWhatIsScarce } from './placing/claim-what-is-scarce.ts'
import { giveAtOnce } from './placing/give-at-once.ts'
import { orderOf } from './placing/order-of.ts'
import { paymentOf } from './placing/payment-of.ts'
import { refuseUnderWay, refuseWhatIsHad } from './placing/refuse-in-the-way.ts'
import { readPurchase, type SentPurchase } from './read-purchase.ts'
import { SoldOut } from './refusals.ts'
import { refuseAnotherPurchase } from './refuse-another-purchase.ts'

export interface PlacedOrder {
  order: Order
  product: PricedProduct['product']
  /** undefined for what is free */
  transaction: Transaction | undefined
  /** what a new payment goes through; undefined when nothing is to be charged: it is free, or was under way or done before */
  through: StartedPayment['through'] | undefined
}

/**
 * Freezes what is agreed and puts the payment down beside it; gives what is free at once. Of two orders for one product
 * the database lets one be under way, paid or free, and the other sees what became of it. The same key, and a second tab
 * while the first one pays, get the order that is there; a key that was used for something else is refused with 409. (Commerce §2 Checkout, §7)
 */
export async function placeOrder(
  ctx: Ctx,
  input: SentPurchase & { buyerId: string },
  parts: OrderParts,
): Promise<PlacedOrder> {
  const repeated = await findRepeated(ctx, input.buyerId, input.checkout_key)
  if (repeated) return alreadyPlaced(ctx, repeated, input)
  const purchase = await readPurchase(ctx, input, parts)
  const { product, cart, buyer, quoted, notHad, startsAt } = purchase
  const { amount, currency } = quoted
  await lockPurchase(
    ctx,
    input.buyerId,
    quoted.lines.map(({ productId }) => productId),
  )
  const { order, isNew } = await insertOrder(ctx, orderOf(ctx, input, purchase), titleOf(quoted.lines), parts.scarce)
  if (!isNew) return alreadyPlaced(ctx, order, input)
  if (notHad) throw notHad
  const wanted = { productId: product.id, secret: input.place, studentId: input.buyerId }
  const isForOne = parts.fulfillables.get(product.kind).traits.hasPlaces && cart[0]!.quantity === 1
  const offer = isForOne ? await findOffer(ctx, wanted) : undefined
  refuseUnless(!purchase.isSoldOut || offer !== undefined, new SoldOut())
  await refuseUnderWay(ctx, { order, cart }, parts.scarce)
  await refuseMoreThanShare(ctx, cart, buyer)
  const sold = { order, lines: quoted.lines.map((line, at) => ({ ...line, productKind: cart[at]!.product.kind })) }
  await refuseWhatIsHad(ctx, sold, parts.fulfillables)
  refuseUnless(amount === input.amount && currency === input.currency, new PriceChanged())
  const slot = startsAt && { productId: product.id, studentId: order.studentId, startsAt }
  const bookingId = slot && (await prepareBooking(ctx, slot))
  const kept = await keepQuote(ctx, order.id, quoted)
  await parts.referrals.keep(ctx, { order, lines: kept }, input.referral)
  const started = amount > 0 ? await startPayment(ctx, paymentOf(order, purchase, input), parts.gateways) : undefined
  // Last of all: whoever wants the same waits from here until the commit.
  await claimWhatIsScarce(ctx, { orderId: order.id, purchase, bookingId, offer }, parts)
  if (offer) await bindOffer(ctx, offer.id, order.studentId)
  if (!started) {
    const lines = sold.lines.map((line, at) => ({ ...line, id: kept[at]!.id }))
    await giveAtOnce(ctx, { order, lines }, parts)
  }
  return { order, product, transaction: started?.transaction, through: started?.through }
}

async function alreadyPlaced(ctx: Ctx, order: Order, input: SentPurchase): Promise<PlacedOrder> {
  if (order.checkoutKey === input.checkout_key) await refuseAnotherPurchase(ctx, order, input)
  const { product } = await getProduct(ctx, { productId: order.productId })
  return { order, product, transaction: await findTransactionOf(ctx, order.id), through: undefined }
}

import { chargeCard, type StartedPayment } from '#modules/payments/index.ts'
import { isSignedIn, type OutsideCtx } from '#platform/context.ts'
import { NotSignedIn } from '#platform/refusal.ts'
import { findCard, seatsOf } from '#modules/offers/index.ts'
import { settleOrder, wayOnFrom } from '#modules/orders/index.ts'
import { paymentPath } from './get-checkout.ts'
import type { OrderParts } from './parts.ts'
import { placeOrder } from './place-order.ts'
import type { PlacedOrder } from './placing/placed-before.ts'
import type { SentPurchase } from './read-purchase.ts'

/** Buys for whoever is signed in. Answers where to go: the payment's page, the bank's, or what was got for free. */
export async function buy(ctx: OutsideCtx, input: SentPurchase, parts: OrderParts): Promise<{ redirect: string }> {
  const { actor } = ctx
  if (!isSignedIn(actor)) throw new NotSignedIn()
  const card = await findCard(ctx, input, parts.gateways)
  const placed = await ctx.inTransaction((inside) => placeOrder(inside, { ...input, card, buyerId: actor.id }, parts))
  return pay(ctx, placed, { ...input, customer: { name: actor.name, email: actor.email } }, parts)
}

interface Paying extends SentPurchase {
  customer: { name: string; email: string }
}

/** Charges the card of a new order, where something is to be paid. */
export async function pay(
  ctx: OutsideCtx,
  { product, transaction, through }: PlacedOrder,
  { quantity, own_seat: isForBuyer, gift, encrypted_card = '', card_token: token, customer }: Paying,
  parts: OrderParts,
): Promise<{ redirect: string }> {
  if (!transaction) return { redirect: wayOnFrom(product, { seats: seatsOf(product, { quantity, isForBuyer }), gift }) }
  if (!through) return { redirect: paymentPath(transaction.hash) }
  const { redirect } = await chargeOrder(
    ctx,
    { transaction, through },
    { card: token ? { token } : { encryptedCard: encrypted_card }, customer },
    parts,
  )
  return { redirect }
}

/** The payment of a new order by whichever card. What is settled at once is given at once; reactions do it whatever happens here. */
export async function chargeOrder(
  ctx: OutsideCtx,
  started: StartedPayment,
  charge: Parameters<typeof chargeCard>[2],
  parts: OrderParts,
): Promise<{ redirect: string }> {
  const { hash, authenticationUrl } = await chargeCard(ctx, started, charge, {
    gateways: parts.gateways,
    settle: (inside, record) => settleOrder(inside, started.transaction.orderId, record, parts),
  })
  return { redirect: authenticationUrl ?? paymentPath(hash) }
}

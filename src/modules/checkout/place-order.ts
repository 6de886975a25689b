import { lockPurchase } from '#modules/access/index.ts'
import { keepQuote } from '#modules/orders/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { OrderParts } from './parts.ts'
import { beginPayment } from './placing/begin-payment.ts'
import { claimWhatIsScarce } from './placing/claim-what-is-scarce.ts'
import { giveAtOnce } from './placing/give-at-once.ts'
import { findPlaced, placedBefore, type PlacedOrder } from './placing/placed-before.ts'
import { putDownOrder } from './placing/put-down-order.ts'
import { refuseInTheWay } from './placing/refuse-in-the-way.ts'
import { readPurchase, type SentPurchase } from './read-purchase.ts'

/**
 * Freezes what is agreed and puts the payment down beside it; gives what is free at once. Of two orders for one product
 * the database lets one be under way, paid or free, and the other sees what became of it. The same key, and a second tab
 * while the first one pays, get the order that is there; a key that was used for something else is refused with 409. (Commerce §2 Checkout, §7)
 */
export async function placeOrder(
  ctx: Ctx,
  sent: SentPurchase & { buyerId: string },
  parts: OrderParts,
): Promise<PlacedOrder> {
  const placed = await findPlaced(ctx, sent)
  if (placed) return placed
  const purchase = await readPurchase(ctx, sent, parts)
  const { product, quoted } = purchase
  const productIds = quoted.lines.map(({ productId }) => productId)
  await lockPurchase(ctx, sent.buyerId, productIds)
  const { order, isNew } = await putDownOrder(ctx, { sent, purchase }, parts.scarce)
  if (!isNew) return placedBefore(ctx, order, sent)
  await refuseInTheWay(ctx, { order, purchase, sent }, parts)
  const kept = await keepQuote(ctx, order.id, quoted)
  await parts.referrals.keep(ctx, { order, lines: kept }, sent.referral)
  const started = await beginPayment(ctx, order, { sent, purchase }, parts.gateways)
  // After all else: whoever wants the same waits from here until the commit.
  await claimWhatIsScarce(ctx, order, purchase, parts)
  if (!started) await giveAtOnce(ctx, order, { purchase, kept }, parts)
  return { order, product, transaction: started?.transaction, through: started?.through }
}

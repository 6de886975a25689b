import { CARD_KEPT_MINUTES } from '#modules/offers/upsells/vocabulary.ts'
import { checkoutPath, type QuotedLine, titleOf, wayOnFrom } from '#modules/orders/index.ts'
import type { Order } from '#modules/orders/tables.ts'
import { type Gateways, type StartedPayment, startPayment } from '#modules/payments/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { ReadPurchase, SentPurchase } from '../read-purchase.ts'

/** What the description of a payment has room for. */
const DESCRIPTION_MAX = 400

interface Read {
  sent: SentPurchase
  purchase: ReadPurchase
}

/** Puts down the payment of an order, which is sent once all of it is committed; none of what is free. */
export async function beginPayment(
  ctx: Ctx,
  order: Order,
  read: Read,
  gateways: Gateways,
): Promise<StartedPayment | undefined> {
  return order.amount > 0 ? startPayment(ctx, paymentOf(order, read), gateways) : undefined
}

/** How much, what stands at the bank, and where its buyer goes on. */
const paymentOf = (
  { id, studentId, amount, currency }: Order,
  {
    sent,
    purchase: {
      product,
      cart,
      quoted: { lines },
      follows,
      isCardKept,
    },
  }: Read,
) => ({
  orderId: id,
  payerId: studentId,
  amount,
  currency,
  description: describe(product, lines),
  checkoutPath: checkoutPath({ slug: product.slug, variant: cart[0]!.variant.variant, after: follows }, sent),
  purchasePath: wayOnFrom(product, lines[0]!),
  keepsCardMinutes: isCardKept ? CARD_KEPT_MINUTES : null,
})

/** What stands at the bank and on the page of thanks: all that is bought, unless there is no room for it. */
function describe({ title }: { title: string }, lines: QuotedLine[]): string {
  const all = titleOf(lines)
  return lines.length === 1 || all.length > DESCRIPTION_MAX ? title : all
}

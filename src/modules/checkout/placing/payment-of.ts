import { CARD_KEPT_MINUTES } from '#modules/offers/upsells/vocabulary.ts'
import { checkoutPath, type QuotedLine, titleOf, wayOnFrom } from '#modules/orders/index.ts'
import type { Order } from '#modules/orders/tables.ts'
import type { ReadPurchase, SentPurchase } from '../read-purchase.ts'

/** What the description of a payment has room for. */
const DESCRIPTION_MAX = 400

/** The payment of an order: how much, what stands at the bank, and where its buyer goes on. */
export const paymentOf = (
  { id, studentId, amount, currency }: Order,
  { product, cart, quoted: { lines }, follows, isCardKept }: ReadPurchase,
  input: SentPurchase,
) => ({
  orderId: id,
  payerId: studentId,
  amount,
  currency,
  description: describe(product, lines),
  checkoutPath: checkoutPath({ slug: product.slug, variant: cart[0]!.variant.variant, after: follows }, input),
  purchasePath: wayOnFrom(product, lines[0]!),
  keepsCardMinutes: isCardKept ? CARD_KEPT_MINUTES : null,
})

/** What stands at the bank and on the page of thanks: all that is bought, unless there is no room for it. */
function describe({ title }: { title: string }, lines: QuotedLine[]): string {
  const all = titleOf(lines)
  return lines.length === 1 || all.length > DESCRIPTION_MAX ? title : all
}

import { CARD_KEPT_MINUTES } from '#modules/offers/upsells/vocabulary.ts'
import { checkoutPath, needsCard, type QuotedLine, titleOf, wayOnFrom } from '#modules/orders/index.ts'
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

/** Puts down the payment of an order, which is sent once all of it is committed: none of what is free, nothing but a check of the card where a trial begins. */
export async function beginPayment(
  ctx: Ctx,
  order: Order,
  read: Read,
  gateways: Gateways,
): Promise<StartedPayment | undefined> {
  return needsCard(read.purchase.quoted) ? startPayment(ctx, paymentOf(order, read), gateways) : undefined
}

/** How much, what stands at the bank, and where its buyer goes on. */
const paymentOf = (
  { id, studentId, amount, currency, consents }: Order,
  {
    sent,
    purchase: {
      product,
      cart,
      quoted: { lines },
      follows,
      cardKept,
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
  ...keepingCard(cardKept, consents),
})

/** For how long, and under which consent. */
function keepingCard(cardKept: ReadPurchase['cardKept'], consents: Order['consents']) {
  if (cardKept !== 'for_membership') return { keepsCardMinutes: cardKept === null ? null : CARD_KEPT_MINUTES }
  const { text, version } = consents.find(({ kind }) => kind === 'charges_in_absence')!
  return { keepsCardMinutes: 0, cardConsent: { text, version } }
}

/** What stands at the bank and on the page of thanks: all that is bought, unless there is no room for it. */
function describe({ title }: { title: string }, lines: QuotedLine[]): string {
  const all = titleOf(lines)
  return lines.length === 1 || all.length > DESCRIPTION_MAX ? title : all
}

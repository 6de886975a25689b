import { eq } from 'drizzle-orm'
import type { ScarceThings } from '#modules/catalog/index.ts'
import { products } from '#modules/catalog/tables.ts'
import type { ProductKind } from '#modules/catalog/vocabulary.ts'
import { type AgreedQuote, insertOrder, keepQuote, type QuotedLine } from '#modules/orders/index.ts'
import { type Order, orderLines, orders } from '#modules/orders/tables.ts'
import { people } from '#modules/people/tables.ts'
import { findSellingTerms, keptOf } from '#modules/schools/index.ts'
import type { Ctx } from '#platform/context.ts'
import { split, sumOf } from '#platform/money.ts'
import type { Membership } from '../tables.ts'

export interface Agreed {
  order: Order
  line: typeof orderLines.$inferSelect
  product: { kind: ProductKind; vatRate: number | null; vatExemptionReason: string | null }
  language: Order['language'] | null
}

/** The order with which it was agreed, and the product as it is now. */
export async function readAgreed({ tx }: Ctx, { orderLineId }: Pick<Membership, 'orderLineId'>): Promise<Agreed> {
  const [agreed] = await tx
    .select({
      order: orders,
      line: orderLines,
      product: { kind: products.kind, vatRate: products.vatRate, vatExemptionReason: products.vatExemptionReason },
      language: people.language,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .innerJoin(people, eq(people.id, orders.studentId))
    .where(eq(orderLines.id, orderLineId))
  return agreed!
}

interface Renewing {
  /** of the period, or of the change: its order is made once */
  id: string
  /** on the terms that it goes on with */
  membership: Pick<Membership, 'studentId' | 'orderId' | 'variantId' | 'amount' | 'currency' | 'months'>
  until: Date
  agreed: Agreed
  /** what of its price is not to be paid, and why */
  reductions: QuotedLine['reductions']
}

/** With the buyer, the company and the campaign of the order that it goes on with. */
export async function putDownOrder(ctx: Ctx, renewing: Renewing, scarce: ScarceThings): Promise<Order> {
  const { id: checkoutKey, membership, agreed } = renewing
  const quoted = quoteOf(renewing)
  const { billing, companyName, postalCode, city, campaign, productId } = agreed.order
  const { order } = await insertOrder(
    ctx,
    {
      studentId: membership.studentId,
      productId: agreed.line.productId ?? productId,
      renewsOrderId: membership.orderId,
      checkoutKey,
      amount: quoted.amount,
      currency: quoted.currency,
      consents: [],
      billing,
      companyName,
      postalCode,
      city,
      campaign,
      ...keptOf(await findSellingTerms(ctx)),
      language: agreed.language ?? ctx.school.language,
    },
    agreed.line.title,
    scarce,
  )
  await keepQuote(ctx, order.id, quoted)
  return order
}

/** At the price that was agreed, and with the VAT of today. */
function quoteOf({ membership, until, agreed, reductions }: Renewing): AgreedQuote {
  const { amount: standardAmount, currency, variantId, months } = membership
  const { line, product } = agreed
  const amount = standardAmount - sumOf(reductions.map((reduction) => reduction.amount))
  const renewal: QuotedLine = {
    kind: 'renewal',
    productId: line.productId,
    variantId,
    title: line.title,
    quantity: 1,
    seats: 0,
    gift: null,
    standardAmount,
    isChosen: line.isChosen,
    reductions,
    referenceAmount: null,
    amount,
    parts: sharedAgain(line.parts, amount),
    vatRate: product.vatRate,
    vatExemptionReason: product.vatExemptionReason,
    plan: line.plan && { ...line.plan, months, amount: standardAmount },
    accessDays: 0,
    accessUntil: until,
  }
  return { lines: [renewal], code: null, consents: [], amount, currency }
}

/** Among what a bundle held as it was bought, as it was shared then. */
function sharedAgain(parts: QuotedLine['parts'], amount: number): QuotedLine['parts'] {
  if (parts.length === 0) return parts
  const weights = parts.map((part) => part.amount)
  const shares = split(amount, sumOf(weights) > 0 ? weights : parts.map(() => 1))
  return parts.map((part, at) => ({ ...part, amount: shares[at]! }))
}

import { eq } from 'drizzle-orm'
import type { Fulfillables } from '#modules/access/index.ts'
import { FROM_PERIODS } from '#modules/access/vocabulary.ts'
import { products } from '#modules/catalog/tables.ts'
import type { ProductKind } from '#modules/catalog/vocabulary.ts'
import type { ScarceThings } from '#modules/catalog/index.ts'
import { type AgreedQuote, insertOrder, keepQuote, type QuotedLine } from '#modules/orders/index.ts'
import { type Order, orderLines, orders } from '#modules/orders/tables.ts'
import { people } from '#modules/people/tables.ts'
import { findSellingTerms, keptOf } from '#modules/schools/index.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { split, sumOf } from '#platform/money.ts'
import { type Membership, type MembershipPeriod, membershipPeriods, memberships } from '../tables.ts'
import type { Stretch } from './period-after.ts'
import { takenOffNext } from './reduced-by.ts'

interface Parts {
  fulfillables: Fulfillables
  scarce: ScarceThings
}

/**
 * Puts a period down with the order that is to pay for it, and gives what it opens at once: there is no gap while a charge is under way. One of
 * which nothing is left to pay is given for nothing. Undefined where a period of this number is there.
 */
export async function openPeriod(
  ctx: Ctx,
  membership: Membership,
  stretch: Stretch,
  parts: Parts,
): Promise<MembershipPeriod | undefined> {
  const { id: membershipId, studentId, productId, variantId } = membership
  const { tx, now } = ctx
  const agreed = await readAgreed(ctx, membership)
  const off = takenOffNext(membership)
  const amount = membership.amount - off
  const id = newId()
  const order = amount > 0 ? await putDownOrder(ctx, { id, membership, stretch, agreed, off }, parts.scarce) : undefined
  const [period] = await tx
    .insert(membershipPeriods)
    .values({
      id,
      membershipId,
      ...stretch,
      amount,
      orderId: order?.id ?? null,
      state: order ? 'open' : 'free',
      createdAt: now,
    })
    .returning()
  await tx
    .update(memberships)
    .set({
      periodNumber: stretch.number,
      periodEndsAt: stretch.endsAt,
      nextAt: order ? null : stretch.endsAt,
      reducedCharges: membership.reducedCharges + (off > 0 ? 1 : 0),
      pausedUntil: null,
    })
    .where(eq(memberships.id, membershipId))
  await parts.fulfillables.get(agreed.product.kind).fulfil(ctx, {
    studentId,
    productId,
    variantId,
    source: FROM_PERIODS,
    sourceId: id,
    startsAt: stretch.startsAt,
    accessDays: 0,
    accessUntil: stretch.endsAt,
    renews: true,
  })
  return period
}

interface Agreed {
  order: Order
  line: typeof orderLines.$inferSelect
  product: { kind: ProductKind; vatRate: number | null; vatExemptionReason: string | null }
  language: Order['language'] | null
}

/** The order with which it was agreed, and the product as it is now. */
async function readAgreed({ tx }: Ctx, { orderLineId }: Membership): Promise<Agreed> {
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
  /** of the period: its order is made once */
  id: string
  membership: Membership
  stretch: Stretch
  agreed: Agreed
  /** what a code takes off */
  off: number
}

/** With the buyer, the company and the campaign of the order that it goes on with. */
async function putDownOrder(ctx: Ctx, renewing: Renewing, scarce: ScarceThings): Promise<Order> {
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
function quoteOf({ membership, stretch, agreed, off }: Renewing): AgreedQuote {
  const { amount: standardAmount, currency, reduction } = membership
  const { line, product } = agreed
  const amount = standardAmount - off
  const renewal: QuotedLine = {
    kind: 'renewal',
    productId: line.productId,
    variantId: line.variantId,
    title: line.title,
    quantity: 1,
    seats: 0,
    gift: null,
    standardAmount,
    isChosen: line.isChosen,
    reductions:
      off > 0 && reduction ? [{ source: 'code', sourceId: reduction.codeId, code: reduction.code, amount: off }] : [],
    referenceAmount: null,
    amount,
    parts: sharedAgain(line.parts, amount),
    vatRate: product.vatRate,
    vatExemptionReason: product.vatExemptionReason,
    plan: line.plan,
    accessDays: 0,
    accessUntil: stretch.endsAt,
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

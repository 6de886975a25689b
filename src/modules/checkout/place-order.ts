import { AlreadyHasAccess, lockPurchase } from '#modules/access/index.ts'
import { getPersonalProduct, getProduct, type PricedProduct, readProductsOf, saleNow } from '#modules/catalog/index.ts'
import { prepareBooking, SlotTaken } from '#modules/consultations/index.ts'
import { findTransactionOf, type Gateways, startPayment, type Transaction } from '#modules/payments/index.ts'
import { isFailed } from '#modules/payments/vocabulary.ts'
import { readAnswers } from '#modules/fields/index.ts'
import { findSellingTerms, keptOf, type SellingTerms } from '#modules/schools/index.ts'
import { campaignIn } from '#platform/campaign.ts'
import type { Ctx } from '#platform/context.ts'
import { type FieldErrors, InvalidFields, invalidField, type Refusal, refuseUnless } from '#platform/refusal.ts'
import { bumpGone, pickBumps } from './bumps/offered-bumps.ts'
import { claimsOf } from './claims/claims-of.ts'
import { holdClaims } from './claims/hold-claims.ts'
import { SCARCE } from './claims/scarce.ts'
import { keepClaims } from './claims/keep-claims.ts'
import { getHolder, holdersOf } from './codes/holders-of.ts'
import type { CompletionParts } from './complete-order.ts'
import type { Purchase } from './contract.ts'
import { failOrder } from './fail-order.ts'
import { findFields } from './fields/find-fields.ts'
import { findUnderWay } from './find-under-way.ts'
import { findUnfulfillable, fulfilOrder } from './fulfil-order.ts'
import { readGift } from './gifts/read-gift.ts'
import { findBeingPaid, findRepeated, insertOrder } from './insert-order.ts'
import { titleOf } from './mails/title-of.ts'
import { moveOrder } from './move-order.ts'
import { wayOnFrom } from './purchase-path.ts'
import { cartOf } from './quote/cart-of.ts'
import type { CartLine, Quote, QuotedLine } from './quote/quote.ts'
import { quoteWithCode } from './quote/quote-with-code.ts'
import { keepQuote } from './quote/read-quote.ts'
import { AlreadyUnderWay, EnrollmentClosed, PriceChanged, SoldOut, TermsChanged } from './refusals.ts'
import { refuseTooManyFailures } from './refuse-too-many-failures.ts'
import { refuseMoreThanShare } from './shares/share-left.ts'
import type { Order } from './tables.ts'
import { wordConsents } from './word-consents.ts'
import { writeConfirmation } from './write-confirmation.ts'

/** What the description of a payment has room for. */
const DESCRIPTION_MAX = 400

export type PlaceOrder = Purchase & {
  slug: string
  /** for whom evergreen offers run, beside the buyer */
  browser: string | null
}

export interface PlacedOrder {
  order: Order
  product: PricedProduct['product']
  /** undefined for what is free */
  transaction: Transaction | undefined
  /** false when the same purchase was under way or done before: nothing is to be charged */
  isNew: boolean
}

export interface OrderParts extends CompletionParts {
  gateways: Gateways
}

/**
 * Freezes what is agreed and puts the payment down beside it; gives what is free at once. Of two orders for one product
 * the database lets one be under way, paid or free, and the other sees what became of it. The same key, and a second tab
 * while the first one pays, get the order that is there. (Commerce §2 Checkout, §7)
 */
export async function placeOrder(
  ctx: Ctx,
  { buyerId, ...input }: PlaceOrder & { buyerId: string },
  parts: OrderParts,
): Promise<PlacedOrder> {
  const repeated = await findRepeated(ctx, buyerId, input.checkout_key)
  if (repeated) return alreadyPlaced(ctx, repeated)
  const looker = { browser: input.browser, personId: buyerId }
  const found = await getPersonalProduct(ctx, { productSlug: input.slug }, looker)
  const { product } = found
  const chosen = found.variants.find(({ variant }) => variant.id === input.variant_id)
  const until = chosen?.variant.accessUntil ?? null
  const { gift, errors: wrongGift } = await readGift(ctx, { typed: input.gift, buyerId, until })
  const main = cartOf(ctx, found, {
    variantId: input.variant_id,
    quantity: input.quantity,
    isForBuyer: input.own_seat,
    gift,
    chosenAmount: input.chosen_amount,
  })
  const { promo_code: typed = '', bump_ids: wanted = [] } = input
  if (gift && wanted.length > 0) throw invalidField('bump_ids', 'checkout.bump-beside-gift')
  const asked = typed !== '' || wanted.length > 0
  const known = asked || product.quantityPerStudent !== null ? await getHolder(ctx, buyerId) : undefined
  const added = await pickBumps(ctx, wanted, { productId: product.id, looker, buyer: known, ...parts })
  const cart = [...main, ...added.lines]
  const idsOf = (isSo: (product: (typeof cart)[number]['product']) => boolean) =>
    new Set(cart.flatMap((line) => (isSo(line.product) ? line.product.id : [])))
  const events = idsOf(({ kind }) => kind === 'live_event')
  const limited = idsOf(({ kind, stockLimit }) => stockLimit !== null && kind !== 'live_event')
  const shared = idsOf(({ quantityPerStudent }) => quantityPerStudent !== null)
  const buyer = typed === '' && shared.size === 0 ? undefined : known
  const { quoted, refused } = await quoteWithCode(ctx, { cart, typed, buyer })
  const { amount, currency, consents } = quoted
  const sale = saleNow(found, ctx.now)
  refuseUnless(sale === 'open' || sale === 'sold_out', new EnrollmentClosed())
  const agreed = await findSellingTerms(ctx)
  refuseUnless(areShown(agreed, input), new TermsChanged())
  await refuseTooManyFailures(ctx, buyerId)
  const notHad = refused ?? added.refused
  if (notHad && (refused?.status === 404 || !(await findBeingPaid(ctx, buyerId, product.id)))) throw notHad
  const { answers, errors: wrongAnswers } = readAnswers(await findFields(ctx, product.id), input.answers ?? {})
  const isTimed = product.kind === 'consultation'
  const noSlot: FieldErrors = isTimed && !input.slot ? { slot: [{ key: 'checkout.slot-missing' }] } : {}
  refuseIncomplete(input, quoted, { ...wrongGift, ...noSlot, ...answersNamed(wrongAnswers) })

  await lockPurchase(
    ctx,
    buyerId,
    quoted.lines.map(({ productId }) => productId),
  )
  const { order, isNew } = await insertOrder(ctx, {
    studentId: buyerId,
    productId: product.id,
    checkoutKey: input.checkout_key,
    amount,
    currency,
    consents: wordConsents(consents, ctx),
    billing: billingOf(input),
    answers,
    campaign: campaignIn(new URLSearchParams(input.campaign)),
    ...keptOf(agreed),
    language: ctx.language,
  })
  if (!isNew) return alreadyPlaced(ctx, order)
  if (notHad) throw notHad
  refuseUnless(sale === 'open', new SoldOut())
  await refuseUnderWay(ctx, { order, cart })
  await refuseMoreThanShare(ctx, cart, buyer)
  const sold = { order, lines: quoted.lines.map((line, at) => ({ ...line, productKind: cart[at]!.product.kind })) }
  const unfulfillable = await findUnfulfillable(ctx, sold, parts.fulfillables)
  if (unfulfillable) throw refusalOfLine(unfulfillable, new AlreadyHasAccess())
  refuseUnless(amount === input.amount, new PriceChanged())
  const slot =
    isTimed && input.slot ? { productId: product.id, studentId: buyerId, startsAt: new Date(input.slot) } : undefined
  const bookingId = slot && (await prepareBooking(ctx, slot))
  const kept = await keepQuote(ctx, order.id, quoted)
  const payment = {
    orderId: order.id,
    payerId: buyerId,
    amount,
    currency,
    description: describe(product, quoted.lines),
    checkoutPath: `/${product.slug}/checkout`,
    purchasePath: wayOnFrom(product, sold.lines[0]!),
  }
  const transaction = amount > 0 ? await startPayment(ctx, payment, parts.gateways) : undefined
  // Last of all: whoever wants the same waits from here until the commit.
  const claimed = claimsOf(quoted, { holders: buyer ? holdersOf(ctx, buyer) : [], limited, events, shared, bookingId })
  if (!(await holdClaims(ctx, order.id, claimed))) {
    await refuseMoreThanShare(ctx, cart, buyer)
    const { refused: refusedNow } = await quoteWithCode(ctx, { cart, typed, buyer })
    if (refusedNow) throw refusedNow
    if (bookingId && !(await SCARCE.slot.hasRoom(ctx, bookingId, 1, 'now', []))) throw new SlotTaken()
    throw (await whatIsSoldOut(ctx, quoted.lines)) ?? new PriceChanged()
  }
  if (!transaction) {
    const lines = sold.lines.map((line, at) => ({ ...line, id: kept[at]!.id }))
    await giveAtOnce(ctx, { order, lines }, parts)
  }
  return { order, product, transaction, isNew }
}

/** A line of an order that cannot be had: the order is refused for it, or what was added is, under its field. */
const refusalOfLine = ({ kind, title }: Pick<QuotedLine, 'kind' | 'title'>, ofOrder: Refusal): Refusal =>
  kind === 'main' ? ofOrder : bumpGone({ title })

async function whatIsSoldOut(ctx: Ctx, lines: QuotedLine[]): Promise<Refusal | undefined> {
  const ids = lines.map(({ productId }) => productId)
  const now = await readProductsOf(ctx, ids)
  const soldOut = now.find((found) => saleNow(found, ctx.now) === 'sold_out')
  const line = lines.find(({ productId }) => productId === soldOut?.product.id)
  return line && refusalOfLine(line, new SoldOut())
}

/** What is paid for in another order already is not put into a second one: one of them would be paid in vain. */
async function refuseUnderWay(ctx: Ctx, { order, cart }: { order: Order; cart: CartLine[] }): Promise<void> {
  const ids = cart.map(({ product }) => product.id)
  for (const { id, productId } of await findUnderWay(ctx, order.studentId, ids, order.id)) {
    const transaction = await findTransactionOf(ctx, id)
    if (transaction && isFailed(transaction.status)) await failOrder(ctx, transaction.id)
    else {
      const { kind, product } = cart.find((each) => each.product.id === productId)!
      throw refusalOfLine({ kind, title: product.title }, new AlreadyUnderWay())
    }
  }
}

/** What stands at the bank and on the page of thanks: all that is bought, unless there is no room for it. */
function describe({ title }: PricedProduct['product'], lines: QuotedLine[]): string {
  const all = titleOf(lines)
  return lines.length === 1 || all.length > DESCRIPTION_MAX ? title : all
}

/** What costs nothing waits for nobody. */
async function giveAtOnce(
  ctx: Ctx,
  sold: Parameters<typeof fulfilOrder>[1] & { order: Order },
  parts: OrderParts,
): Promise<void> {
  const { order } = sold
  await keepClaims(ctx, order.id)
  await fulfilOrder(ctx, sold, { source: 'free', sourceId: order.id }, parts.fulfillables)
  await moveOrder(ctx, order.id, 'paid')
  await writeConfirmation(ctx, order, parts)
}

async function alreadyPlaced(ctx: Ctx, order: Order): Promise<PlacedOrder> {
  const { product } = await getProduct(ctx, { productId: order.productId })
  return { order, product, transaction: await findTransactionOf(ctx, order.id), isNew: false }
}

function refuseIncomplete(
  { consents, encrypted_card }: Purchase,
  { amount, consents: wanted }: Quote,
  wrong: FieldErrors,
): void {
  const fields = { ...wrong }
  const missing = wanted.filter((kind) => !consents.some((given) => given === kind))
  for (const kind of missing) fields[`consents.${kind}`] = [{ key: 'checkout.consent-missing' }]
  if (amount > 0 && !encrypted_card) fields['encrypted_card'] = [{ key: 'checkout.card-missing' }]
  if (Object.keys(fields).length > 0) throw new InvalidFields(fields)
}

const answersNamed = (wrong: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(wrong).map(([name, why]) => [`answers.${name}`, why]))

/** Who leaves the version out agrees to the terms as they are. */
const areShown = ({ terms }: SellingTerms, { terms_version: shown }: Purchase): boolean =>
  shown === undefined || shown === (terms?.version ?? null)

const billingOf = ({ phone, vat_id, address_1, address_2, country }: Purchase) => ({
  phone,
  vat_id: vat_id.toUpperCase(),
  address_1,
  address_2,
  country,
})

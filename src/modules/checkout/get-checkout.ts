import type { Fulfillables } from '#modules/access/index.ts'
import {
  getPersonalProduct,
  type Looker,
  lookerOf,
  mostSeats,
  type PricedProduct,
  type ScarceThings,
  viewOffer,
} from '#modules/catalog/index.ts'
import { KINDS } from '#modules/catalog/kinds/vocabulary.ts'
import { findTransactionOf, type Gateways } from '#modules/payments/index.ts'
import { isFailed } from '#modules/payments/vocabulary.ts'
import { findSellingTerms } from '#modules/schools/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { foundOr404 } from '#platform/refusal.ts'
import {
  type CartLine,
  cartOf,
  codeRefusedBy,
  countOwned,
  findCode,
  findOfferedBumps,
  findUpsellAfter,
  mayBeForOthers,
  mayKeepCard,
  nearestAmount,
  quote,
  shareLeft,
  type TooManyGuesses,
  viewOfferedBump,
  viewQuote,
  wordCodeRefused,
} from '#modules/offers/index.ts'
import { buyerIn, findFields, findUnderWay } from '#modules/orders/index.ts'
import type { Quote } from '#modules/offers/contract.ts'
import type * as contract from './contract.ts'
import { mayBeGift } from './gifts/policy.ts'

interface CheckoutParts {
  fulfillables: Fulfillables
  scarce: ScarceThings
  gateways: Pick<Gateways, 'savesCards' | 'cardsSentTo'>
}

/** What the checkout page shows; refuses with 404 an amount for a variant that is not sold. */
export async function getCheckout(
  ctx: Ctx,
  { slug, others, gift, bumps: added, after_order: after, place, ...asked }: Input<typeof contract.getCheckout>,
  asking: AskedCode,
  exchange: Exchange,
  { fulfillables, scarce, gateways }: CheckoutParts,
): Promise<{ checkout: contract.Checkout; isCodeUnknown: boolean }> {
  const looker = lookerOf(exchange)
  const found = await getPersonalProduct(ctx, { productSlug: slug }, looker)
  const { variant_id } = asked
  if (variant_id) foundOr404(found.variants.find(({ variant }) => variant.id === variant_id))
  const upsell = after === undefined ? undefined : await findAfter(ctx, { orderId: after, found, looker, fulfillables })
  const rest = await withoutOwned(ctx, found, fulfillables)
  const has_access = rest.variants.length === 0 && found.variants.length > 0
  const inSeats = others && !upsell ? found.variants.filter((variant) => mayBeForOthers({ ...found, variant })) : []
  const isInSeats = inSeats.length > 0
  const can_be_gift = !upsell && found.variants.some(({ variant }) => mayBeGift(found, variant, fulfillables))
  const is_gift = gift !== undefined && can_be_gift && !isInSeats
  const is_for_others = isInSeats || (is_gift && has_access)
  const all = isInSeats ? { ...found, variants: inSeats } : found
  const sold = upsell ? only(upsell, found) : is_for_others || is_gift || has_access ? all : rest
  const hasPlaces = fulfillables.get(found.product.kind).traits.hasPlaces
  const placeUntil = hasPlaces
    ? await findPlace(ctx, { productId: found.product.id, secret: place }, scarce)
    : undefined
  const quantity_left = await shareLeft(ctx, found.product, buyerIn(ctx))
  const whose = { productId: found.product.id, looker, buyer: buyerIn(ctx), fulfillables }
  // A gift is for one person and what is added for another: both in one order would confuse them.
  const offered = is_gift || upsell ? [] : await findOfferedBumps(ctx, whose)
  const bumps = offered.map((each) => ({ ...each, isAdded: added.split(',').includes(each.bump.id) }))
  const { seller, terms } = await findSellingTerms(ctx)
  const { quotes, isCodeUnknown } = await quotesOf(ctx, sold, {
    ...asking,
    ...asked,
    ...(placeUntil && { quantity: 1 }),
    left: quantity_left,
    isForBuyer: !isInSeats,
    added: bumps.filter(({ isAdded }) => isAdded).map(({ line }) => line),
    offered: upsell?.line,
    owner: is_gift || is_for_others ? undefined : whose.buyer?.id,
    fulfillables,
    hasTerms: terms !== null,
  })
  // A place that is kept is one, and who has tickets has them from one order.
  const isOne = upsell !== undefined || placeUntil !== undefined || (has_access && KINDS[found.product.kind].hasTickets)
  const offer = {
    ...(isOne ? aloneOf(viewOffer(sold, ctx.now)) : viewOffer(sold, ctx.now)),
    quotes,
    quantity_left,
    is_for_others,
    can_be_gift,
    is_gift,
    after_order: upsell ? after! : null,
    keeps_card: !upsell && !is_gift && !isInSeats && (await mayKeepCard(ctx, whose, gateways)),
    cards_sent_to: await gateways.cardsSentTo(ctx),
    bumps: bumps.map(({ isAdded, ...bump }) => viewOfferedBump(bump, isAdded, ctx.now)),
    fields: await findFields(ctx, found.product.id),
    terms_version: terms?.version ?? null,
    seller,
    place_until: placeUntil?.toISOString() ?? null,
  }
  const { actor } = ctx
  const payment_link = actor.role === 'student' ? await findPaymentLink(ctx, actor.id, offer.product.id) : null
  return { checkout: { ...offer, has_access, payment_link }, isCodeUnknown }
}

/** What is offered to whoever looks after that order of theirs, if it is this product. */
async function findAfter(
  ctx: Ctx,
  { found, ...asked }: { orderId: string; found: PricedProduct; looker: Looker; fulfillables: Fulfillables },
): Promise<{ line: CartLine } | undefined> {
  const line = (await findUpsellAfter(ctx, { ...asked, studentId: buyerIn(ctx)?.id }))?.offered.line
  return line?.product.id === found.product.id ? { line } : undefined
}

/** One of it, for the buyer, at the one price that is offered. */
const only = ({ line }: { line: CartLine }, found: PricedProduct): PricedProduct => ({
  ...found,
  variants: found.variants.filter(({ variant }) => variant.id === line.variant.variant.id),
})

const aloneOf = (offer: ReturnType<typeof viewOffer>) => ({
  ...offer,
  variants: offer.variants.map((variant) => ({ ...variant, seats: null })),
})

/** How long a place at an event is kept for whoever looks. */
async function findPlace(
  ctx: Ctx,
  asked: { productId: string; secret: string | undefined },
  scarce: ScarceThings,
): Promise<Date | undefined> {
  const studentId = ctx.actor.role === 'student' ? ctx.actor.id : undefined
  return (await scarce.get('place').offers?.find(ctx, { ...asked, studentId }))?.until
}

/** Whoever has some of it already is offered what opens more; whoever has all of a bundle by other ways, nothing. */
async function withoutOwned(ctx: Ctx, found: PricedProduct, fulfillables: Fulfillables): Promise<PricedProduct> {
  const { product, variants } = found
  if (ctx.actor.role !== 'student') return found
  const given = { studentId: ctx.actor.id, productId: product.id }
  const kind = fulfillables.get(product.kind)
  const rest: typeof variants = []
  for (const each of variants) if (await kind.check(ctx, { ...given, variantId: each.variant.id })) rest.push(each)
  return { ...found, variants: rest }
}

interface AskedCode {
  /** the promo code that was typed, or is remembered; empty for none */
  typed: string
  /** why it is not looked at */
  tooMany: TooManyGuesses | undefined
}

interface Asked
  extends AskedCode, Pick<Input<typeof contract.getCheckout>, 'quantity' | 'chosen_amount' | 'variant_id'> {
  left: number | null
  isForBuyer: boolean
  added: CartLine[]
  /** at the price of an offer after a purchase */
  offered: CartLine | undefined
  /** whoever it is for, if what they have paid for lesser variants counts */
  owner: string | undefined
  fulfillables: Fulfillables
  hasTerms: boolean
}

/** Of each variant with what is added to it, with the code that was asked for and what it is refused for. */
async function quotesOf(
  ctx: Ctx,
  found: PricedProduct,
  {
    typed,
    tooMany,
    quantity,
    left,
    chosen_amount: named,
    variant_id: chosen,
    isForBuyer,
    added,
    offered: line,
    owner: studentId,
    fulfillables,
    hasTerms,
  }: Asked,
): Promise<{ quotes: Quote[]; isCodeUnknown: boolean }> {
  const usual = found.variants.map(({ variant }) => [
    ...cartOf(ctx, found, {
      variantId: variant.id,
      quantity: Math.min(quantity, mostSeats(found.product, variant), Math.max(1, left ?? Infinity)),
      isForBuyer,
      chosenAmount: variant.id === chosen ? nearestAmount(variant, named) : undefined,
    }),
    ...added,
  ])
  const carts: CartLine[][] = []
  for (const cart of line ? [[line]] : usual) carts.push(await countOwned(ctx, cart, { studentId, fulfillables }))
  const offered = tooMany ? undefined : await findCode(ctx, { typed, cart: carts.flat(), buyer: buyerIn(ctx) })
  const quotes = carts.map((lines) => {
    const quoted = quote({ lines, code: offered, moment: ctx.now, hasTerms })
    const refused = tooMany ?? codeRefusedBy(quoted, { typed, offered }, ctx)
    const shown = viewQuote(quoted, ctx)
    return refused ? { ...shown, code: { code: typed, problem: wordCodeRefused(refused, ctx) } } : shown
  })
  return { quotes, isCodeUnknown: typed !== '' && !offered }
}

/** Of a purchase of it that is under way, be it as what was added to another. */
async function findPaymentLink(ctx: Ctx, studentId: string, productId: string): Promise<string | null> {
  const [order] = await findUnderWay(ctx, studentId, [productId])
  const transaction = order && (await findTransactionOf(ctx, order.id))
  return transaction && !isFailed(transaction.status) ? paymentPath(transaction.hash) : null
}

export const paymentPath = (hash: string): string => `/payment/${hash}`

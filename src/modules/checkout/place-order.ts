import { AlreadyHasAccess, lockPurchase } from '#modules/access/index.ts'
import {
  getProduct,
  mostSeats,
  type PricedProduct,
  readProductsOf,
  saleNow,
  type ScarceThings,
} from '#modules/catalog/index.ts'
import { prepareBooking } from '#modules/consultations/index.ts'
import { bindOffer, findOffer } from '#modules/live-events/index.ts'
import {
  findTransactionOf,
  type Gateways,
  type StartedPayment,
  startPayment,
  type Transaction,
} from '#modules/payments/index.ts'
import { isFailed } from '#modules/payments/vocabulary.ts'
import { keptOf } from '#modules/schools/index.ts'
import { campaignIn } from '#platform/campaign.ts'
import type { Ctx } from '#platform/context.ts'
import { type Refusal, refuseUnless } from '#platform/refusal.ts'
import {
  bumpGone,
  type CartLine,
  claimsOf,
  PriceChanged,
  quoteWithCode,
  refuseMoreThanShare,
  scarceIn,
  tooMany,
} from '#modules/offers/index.ts'
import {
  checkoutPath,
  codeHoldersOf,
  type Company,
  type CompletionParts,
  failOrder,
  findRepeated,
  findUnderWay,
  findUnfulfillable,
  fulfilOrder,
  holdClaims,
  holdersOf,
  insertOrder,
  keepClaims,
  keepQuote,
  moveOrder,
  type QuotedLine,
  titleOf,
  type WantedClaim,
  wayOnFrom,
  wordConsents,
  writeConfirmation,
} from '#modules/orders/index.ts'
import type { Order } from '#modules/orders/tables.ts'
import { CARD_KEPT_MINUTES } from '#modules/offers/upsells/vocabulary.ts'
import type { Purchase } from './contract.ts'
import { type ReadPurchase, readPurchase, type SentPurchase } from './read-purchase.ts'
import type { Referrals } from './referrals.ts'
import { AlreadyUnderWay, SoldOut } from './refusals.ts'
import { refuseAnotherPurchase } from './refuse-another-purchase.ts'

/** What the description of a payment has room for. */
const DESCRIPTION_MAX = 400

export interface PlacedOrder {
  order: Order
  product: PricedProduct['product']
  /** undefined for what is free */
  transaction: Transaction | undefined
  /** what a new payment goes through; undefined when nothing is to be charged: it is free, or was under way or done before */
  through: StartedPayment['through'] | undefined
}

export interface OrderParts extends CompletionParts {
  gateways: Gateways
  referrals: Referrals
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
  const unfulfillable = await findUnfulfillable(ctx, sold, parts.fulfillables)
  if (unfulfillable) throw refusalOfLine(unfulfillable, new AlreadyHasAccess())
  refuseUnless(amount === input.amount && currency === input.currency, new PriceChanged())
  const slot = startsAt && { productId: product.id, studentId: order.studentId, startsAt }
  const bookingId = slot && (await prepareBooking(ctx, slot))
  const kept = await keepQuote(ctx, order.id, quoted)
  await parts.referrals.keep(ctx, { order, lines: kept }, input.referral)
  const payment = {
    orderId: order.id,
    payerId: order.studentId,
    amount,
    currency,
    description: describe(product, quoted.lines),
    checkoutPath: checkoutPath(
      { slug: product.slug, variant: cart[0]!.variant.variant, after: purchase.follows },
      input,
    ),
    purchasePath: wayOnFrom(product, sold.lines[0]!),
    keepsCardMinutes: purchase.isCardKept ? CARD_KEPT_MINUTES : null,
  }
  const started = amount > 0 ? await startPayment(ctx, payment, parts.gateways) : undefined
  // Last of all: whoever wants the same waits from here until the commit.
  const claimed = claimsOf(quoted, {
    ...scarceIn(cart, parts.fulfillables),
    holders: buyer ? holdersOf(ctx, buyer) : [],
    codeHolders: buyer ? codeHoldersOf(ctx, buyer) : [],
    bookingId,
    offer: offer && { id: offer.id, productId: product.id },
  })
  if (!(await holdClaims(ctx, order.id, claimed, parts.scarce)))
    throw await whyNotHeld(ctx, purchase, claimed, parts.scarce)
  if (offer) await bindOffer(ctx, offer.id, order.studentId)
  if (!started) {
    const lines = sold.lines.map((line, at) => ({ ...line, id: kept[at]!.id }))
    await giveAtOnce(ctx, { order, lines }, parts)
  }
  return { order, product, transaction: started?.transaction, through: started?.through }
}

const orderOf = (
  ctx: Ctx,
  input: Parameters<typeof placeOrder>[1],
  { product, quoted, agreed, answers, guests, company, follows, isCardKept }: ReadPurchase,
) => ({
  studentId: input.buyerId,
  productId: product.id,
  checkoutKey: input.checkout_key,
  amount: quoted.amount,
  currency: quoted.currency,
  followsOrderId: follows ?? null,
  consents: wordConsents([...quoted.consents, ...(isCardKept ? (['keep_card'] as const) : [])], ctx),
  ...billingOf(input, company),
  answers,
  guests,
  campaign: campaignIn(new URLSearchParams(input.campaign)),
  ...keptOf(agreed),
  language: ctx.language,
})

/** What could not be held, by what is left now: of what one buyer may have, of the code's uses, the slot, a line; else a package, and so the price. */
async function whyNotHeld(
  ctx: Ctx,
  { cart, buyer, typed, quoted }: ReadPurchase,
  wanted: WantedClaim[],
  scarce: ScarceThings,
): Promise<Refusal> {
  await refuseMoreThanShare(ctx, cart, buyer)
  const { refused } = await quoteWithCode(ctx, { cart, typed, buyer })
  if (refused) return refused
  const gone = await whatIsGone(ctx, wanted, scarce)
  if (gone) return gone
  return (await whatIsSoldOut(ctx, quoted.lines)) ?? (await fewerLeft(ctx, cart)) ?? new PriceChanged()
}

/** Of what says so in words of its own. */
async function whatIsGone(ctx: Ctx, wanted: WantedClaim[], scarce: ScarceThings): Promise<Refusal | undefined> {
  for (const { resource, resourceId, quantity, holders } of wanted) {
    const { gone, hasRoom } = scarce.get(resource)
    if (gone && !(await hasRoom(ctx, resourceId, quantity, 'now', holders ?? []))) return gone()
  }
  return undefined
}

/** Under `quantity` how many can be had of what there are fewer left of. */
async function fewerLeft(ctx: Ctx, cart: CartLine[]): Promise<Refusal | undefined> {
  const now = await readProductsOf(
    ctx,
    cart.map(({ product }) => product.id),
  )
  for (const { quantity, product, variant } of cart) {
    const found = now.find((each) => each.product.id === product.id)
    const max = found && mostSeats(found.product, variant.variant)
    if (max !== undefined && max < quantity) return tooMany(max)
  }
  return undefined
}

/** A line of an order that cannot be had: the order is refused for it, or what was added is, under its field. */
const refusalOfLine = ({ kind, title }: Pick<QuotedLine, 'kind' | 'title'>, ofOrder: Refusal): Refusal =>
  kind === 'bump' ? bumpGone({ title }) : ofOrder

async function whatIsSoldOut(ctx: Ctx, lines: QuotedLine[]): Promise<Refusal | undefined> {
  const ids = lines.map(({ productId }) => productId)
  const now = await readProductsOf(ctx, ids)
  const soldOut = now.find((found) => saleNow(found, ctx.now) === 'sold_out')
  const line = lines.find(({ productId }) => productId === soldOut?.product.id)
  return line && refusalOfLine(line, new SoldOut())
}

/** What is paid for in another order already is not put into a second one: one of them would be paid in vain. */
async function refuseUnderWay(
  ctx: Ctx,
  { order, cart }: { order: Order; cart: CartLine[] },
  scarce: ScarceThings,
): Promise<void> {
  const ids = cart.map(({ product }) => product.id)
  for (const { id, productId } of await findUnderWay(ctx, order.studentId, ids, order.id)) {
    const transaction = await findTransactionOf(ctx, id)
    if (transaction && isFailed(transaction.status)) await failOrder(ctx, transaction, scarce)
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
  await keepClaims(ctx, order.id, parts.scarce)
  await fulfilOrder(ctx, sold, { source: 'free', sourceId: order.id }, parts.fulfillables)
  await moveOrder(ctx, order.id, 'paid')
  await writeConfirmation(ctx, order, parts)
}

async function alreadyPlaced(ctx: Ctx, order: Order, input: SentPurchase): Promise<PlacedOrder> {
  if (order.checkoutKey === input.checkout_key) await refuseAnotherPurchase(ctx, order, input)
  const { product } = await getProduct(ctx, { productId: order.productId })
  return { order, product, transaction: await findTransactionOf(ctx, order.id), through: undefined }
}

const billingOf = ({ phone, vat_id, address_1, address_2, country }: Purchase, company: Company | null) => ({
  billing: { phone, vat_id: company?.vatNumber ?? vat_id, address_1, address_2, country },
  companyName: company?.name ?? null,
  postalCode: company?.postalCode ?? null,
  city: company?.city ?? null,
})

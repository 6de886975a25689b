import type { Fulfillables, Guests } from '#modules/access/index.ts'
import {
  getPersonalProduct,
  type Looker,
  type PricedProduct,
  saleNow,
  type ScarceThings,
} from '#modules/catalog/index.ts'
import { KINDS } from '#modules/catalog/kinds/vocabulary.ts'
import { BY_PERIODS } from '#modules/catalog/vocabulary.ts'
import { type Company, readCompany } from '#modules/companies/index.ts'
import type { Gateways } from '#modules/payments/index.ts'
import { readAnswers } from '#modules/fields/index.ts'
import { findSellingTerms, type SellingTerms } from '#modules/schools/index.ts'
import type { Ctx } from '#platform/context.ts'
import { type FieldErrors, InvalidFields, invalidField, type Refusal, refuseUnless } from '#platform/refusal.ts'
import {
  type CartLine,
  cartOf,
  countOwned,
  findUpsellAfter,
  mayKeepCard,
  pickBumps,
  type Quote,
  quoteWithCode,
} from '#modules/offers/index.ts'
import {
  type CodeHolder,
  findBeingPaid,
  findFields,
  getHolder,
  isChargedAgain,
  type KnownCard,
  needsCard,
} from '#modules/orders/index.ts'
import type { Purchase } from './contract.ts'
import { refuseGift } from './gifts/policy.ts'
import { readGift } from './gifts/read-gift.ts'
import { readGuests } from './guests/read-guests.ts'
import { EnrollmentClosed, TermsChanged } from './refusals.ts'
import { refuseTooManyFailures } from './refuse-too-many-failures.ts'

export type SentPurchase = Purchase & {
  slug: string
  /** for whom evergreen offers run, beside the buyer */
  browser: string | null
  /** theirs, where a code asks for it */
  card?: KnownCard | undefined
  /** what the browser remembers of who sent it, for whom that concerns (`Referrals`) */
  referral: string | undefined
  /** it is paid with the one that was kept */
  hasKeptCard?: boolean | undefined
}

/** What somebody wants to buy as it can be had now, before anybody else is kept from it. */
export interface ReadPurchase {
  product: PricedProduct['product']
  cart: CartLine[]
  /** undefined where it does not matter who buys */
  buyer: CodeHolder | undefined
  /** the promo code, empty for none */
  typed: string
  quoted: Quote
  /** by which a place at an event is kept for the buyer */
  offer: { id: string } | undefined
  isSoldOut: boolean
  agreed: SellingTerms
  answers: ReturnType<typeof readAnswers>['answers']
  /** whom the tickets beside the buyer's are for */
  guests: Guests
  /** null of a person */
  company: Company | null
  /** what the code or something added is refused for, unless an order of the same is under way, which is shown instead */
  notHad: Refusal | undefined
  /** when it begins, of what is booked for a time */
  startsAt: Date | undefined
  /** the order after which it is offered at this price */
  follows: string | undefined
  /** whether the buyer lets the card be kept, where they were asked; `for_membership`: to be charged for further periods */
  cardKept: 'for_offer' | 'for_membership' | null
}

interface ReadingParts {
  fulfillables: Fulfillables
  scarce: ScarceThings
  gateways: Pick<Gateways, 'savesCards'>
}

/**
 * Reads what was sent by what is sold now. Refuses with 404 what is not there, with 409 what is not sold, be it the whole school, terms that were not shown and a code that takes
 * nothing off, with 422 what is left out or wrong, and with 429 whose cards were refused too often.
 */
export async function readPurchase(
  ctx: Ctx,
  { buyerId, ...sent }: SentPurchase & { buyerId: string },
  { fulfillables, scarce, gateways }: ReadingParts,
): Promise<ReadPurchase> {
  const looker = { browser: sent.browser, personId: buyerId }
  const found = await getPersonalProduct(ctx, { productSlug: sent.slug }, looker)
  const { product } = found
  const chosen = found.variants.find(({ variant }) => variant.id === sent.variant_id)
  const until = chosen?.variant.accessUntil ?? null
  const { gift, errors: wrongGift } = await readGift(ctx, { typed: sent.gift, buyerId, until, product })
  const after = await findAfter(ctx, { buyerId, ...sent }, looker, fulfillables)
  const usual = cartOf(ctx, found, {
    variantId: sent.variant_id,
    quantity: sent.quantity,
    isForBuyer: sent.own_seat,
    gift,
    chosenAmount: sent.chosen_amount,
  })
  if (gift) refuseGift(found, giftOf(usual[0]!), fulfillables)
  const { guests, errors: wrongGuests } = readGuests(sent.guests ?? [], usual[0]!)
  const main = after ? [after.line] : usual
  const { promo_code: typed = '', bump_ids: wanted = [] } = sent
  if (gift && wanted.length > 0) throw invalidField('bump_ids', 'checkout.bump-beside-gift')
  const isAsked = typed !== '' || wanted.length > 0 || sent.consents.includes('keep_card')
  const known =
    isAsked || product.quantityPerStudent !== null ? { ...(await getHolder(ctx, buyerId)), card: sent.card } : undefined
  const added = await pickBumps(ctx, wanted, { productId: product.id, looker, buyer: known, fulfillables })
  const cart = await countOwned(ctx, [...main, ...added.lines], { studentId: buyerId, fulfillables })
  const isShared = cart.some((line) => line.product.quantityPerStudent !== null)
  const buyer = typed === '' && !isShared ? undefined : known
  const agreed = await findSellingTerms(ctx)
  if (agreed.refused) throw agreed.refused
  const hasTerms = agreed.terms !== null
  const { quoted, refused } = await quoteWithCode(ctx, { cart, typed, buyer, hasTerms })
  const sale = saleNow(found, ctx.now)
  refuseUnless(sale === 'open' || sale === 'sold_out', new EnrollmentClosed())
  refuseUnless(areShown(agreed, sent), new TermsChanged())
  await refuseTooManyFailures(ctx, buyerId)
  const notHad = refused ?? added.refused
  if (notHad && (refused?.status === 404 || !(await findBeingPaid(ctx, buyerId, product.id)))) throw notHad
  const { answers, errors: wrongAnswers } = readAnswers(await findFields(ctx, product.id), sent.answers ?? {})
  const isTimed = KINDS[product.kind].isBooked && !gift
  // What is ordered with one press has its time chosen afterwards, as has what somebody is given.
  const noSlot: FieldErrors =
    isTimed && !sent.slot && !sent.hasKeptCard ? { slot: [{ key: 'checkout.slot-missing' }] } : {}
  const { company, errors } = readCompany(sent)
  // What was given for an invoice before is not judged again.
  const wrongCompany = sent.hasKeptCard ? {} : errors
  refuseIncomplete(sent, quoted, {
    ...wrongGift,
    ...wrongGuests,
    ...noSlot,
    ...wrongCompany,
    ...answersNamed(wrongAnswers),
  })
  const isPlan = quoted.lines.some(isChargedAgain)
  refuseUnless(!isPlan || (await gateways.savesCards(ctx)), new EnrollmentClosed())
  const isOfferWanted =
    !isPlan && sent.consents.includes('keep_card') && quoted.amount > 0 && isForBuyerAlone(sent) && !after
  const isKeptForOffer =
    isOfferWanted && (await mayKeepCard(ctx, { productId: product.id, looker, buyer: known, fulfillables }, gateways))
  const cardKept =
    isPlan && needsCard(quoted) ? ('for_membership' as const) : isKeptForOffer ? ('for_offer' as const) : null
  const startsAt = isTimed && sent.slot ? new Date(sent.slot) : undefined
  const follows = after?.orderId
  const offer = await findOffer(ctx, { place: sent.place, buyerId, line: cart[0]! }, { fulfillables, scarce })
  const isSoldOut = sale === 'sold_out' && !offer
  const read = { product, cart, buyer, typed, quoted, offer, isSoldOut, agreed, answers, guests, company }
  return { ...read, notHad, startsAt, follows, cardKept }
}

/** What is kept for the buyer of one alone, whoever else wants it. */
async function findOffer(
  ctx: Ctx,
  { place: secret, buyerId: studentId, line }: { place: string | undefined; buyerId: string; line: CartLine },
  { fulfillables, scarce }: Pick<ReadingParts, 'fulfillables' | 'scarce'>,
): Promise<{ id: string } | undefined> {
  const { product, quantity } = line
  if (!fulfillables.get(product.kind).traits.hasPlaces || quantity > 1) return undefined
  return scarce.get('place').offers?.find(ctx, { productId: product.id, secret, studentId })
}

const giftOf = ({ quantity, chosenAmount, variant: { variant } }: CartLine) => ({
  quantity,
  price: chosenAmount ?? variant.amount,
  isPlan: variant.paymentModel === BY_PERIODS,
})

const isForBuyerAlone = ({ quantity = 1, own_seat: isForBuyer = true, gift }: Purchase): boolean =>
  quantity === 1 && isForBuyer && !gift

/** What was offered after an earlier order, if this is it; at any other price it is an order like others. */
async function findAfter(
  ctx: Ctx,
  { after_order: orderId, buyerId: studentId, ...sent }: SentPurchase & { buyerId: string },
  looker: Looker,
  fulfillables: Fulfillables,
): Promise<{ orderId: string; line: CartLine } | undefined> {
  if (!orderId) return undefined
  const line = (await findUpsellAfter(ctx, { orderId, studentId, looker, fulfillables }))?.offered.line
  const isThis = line?.variant.variant.id === sent.variant_id && isForBuyerAlone(sent)
  return line && isThis ? { orderId, line } : undefined
}

function refuseIncomplete(
  { consents, encrypted_card, card_token, hasKeptCard }: SentPurchase,
  quoted: Quote,
  wrong: FieldErrors,
): void {
  const fields = { ...wrong }
  const missing = quoted.consents.filter((kind) => !consents.some((given) => given === kind))
  for (const kind of missing) fields[`consents.${kind}`] = [{ key: 'checkout.consent-missing' }]
  if (needsCard(quoted) && !encrypted_card && !card_token && !hasKeptCard)
    fields['encrypted_card'] = [{ key: 'checkout.card-missing' }]
  if (Object.keys(fields).length > 0) throw new InvalidFields(fields)
}

const answersNamed = (wrong: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(wrong).map(([name, why]) => [`answers.${name}`, why]))

/** Who leaves the version out agrees to the terms as they are. */
const areShown = ({ terms }: SellingTerms, { terms_version: shown }: Purchase): boolean =>
  shown === undefined || shown === (terms?.version ?? null)

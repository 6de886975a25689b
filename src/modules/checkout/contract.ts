import { z } from 'zod'
import { CAMPAIGN_MAX } from '#platform/campaign.ts'
import { Email } from '#platform/contract/email.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Amount, Currency, GivenTime, Id, Time } from '#platform/contract/shapes.ts'
import { oneLine } from '#platform/contract/typed-text.ts'
import { Offer } from '#modules/catalog/contract.ts'
import { NewPassword, PersonName, Viewer } from '#modules/people/contract.ts'
import { TypedGuest } from '#modules/catalog/guests/contract.ts'
import { Seller } from '#modules/schools/contract.ts'
import { OfferedBump } from '#modules/offers/bumps/contract.ts'
import { BillingDetails } from '#modules/companies/details/contract.ts'
import { CheckoutField, TypedAnswers } from '#modules/orders/fields/contract.ts'
import { GUESTS_MAX } from '#modules/orders/guests/vocabulary.ts'
import { BumpIds, ChosenAmount, PromoCode, Quantity, Quote } from '#modules/offers/contract.ts'
import { CONSENT_KINDS } from '#modules/orders/vocabulary.ts'
import { TypedGift } from './gifts/contract.ts'

export const Purchase = BillingDetails.extend({
  /** made by the page; the same key is the same order however often it is sent */
  checkout_key: Id,
  variant_id: Id,
  quantity: Quantity.optional(),
  /** whether one of them is for the buyer; left out, it is. All others are handed out */
  own_seat: z.boolean().optional(),
  /** whom it is for, if not for the buyer; left out, it is no gift */
  gift: TypedGift.optional(),
  /** of several tickets: whom those beside the buyer's are for, in their order; null, or left out, where that is said later */
  guests: z.array(TypedGuest.nullable()).max(GUESTS_MAX).optional(),
  promo_code: PromoCode.optional(),
  chosen_amount: ChosenAmount.optional(),
  bump_ids: BumpIds.optional(),
  /** the buyer's own earlier order, after which it was offered at this price */
  after_order: Id.optional(),
  /** of a consultation: when the slot begins that is to be booked */
  slot: GivenTime.optional(),
  /** of a live event that is full: what the link of an offered place says; left out, what is offered to the buyer themselves */
  place: z.string().max(200).optional(),
  /** the price that was shown, in minor units; any other is refused, never charged */
  amount: Amount,
  /** and what it was in */
  currency: Currency,
  /** left out when nothing is to be paid */
  encrypted_card: z.string().min(1).max(2000).optional(),
  /** in its place: the token for which the page sent the card to the gateway itself */
  card_token: z.string().min(1).max(200).optional(),
  consents: z.array(z.enum(CONSENT_KINDS)).max(CONSENT_KINDS.length),
  /** to what the product asks */
  answers: TypedAnswers.optional(),
  /** what led the buyer here: the `utm_source`, `utm_medium` and `utm_campaign` of a link, as a query */
  campaign: z.string().max(CAMPAIGN_MAX).optional(),
  /** of the terms that were shown, null for none; left out, whatever they are now */
  terms_version: z.int().min(1).nullable().optional(),
})
export type Purchase = z.output<typeof Purchase>

export const NewAccount = z.object({ name: PersonName, email: Email, password: NewPassword })
export type NewAccount = z.output<typeof NewAccount>

export const Checkout = Offer.extend({
  /** of each variant with what is added to it, in the order of the variants; for so many as were asked for, where several are sold */
  quotes: z.array(Quote),
  /** how many more whoever is looking may buy; null for as many as they like */
  quantity_left: z.int().nullable(),
  /** whether whoever has it already buys for others alone */
  is_for_others: z.boolean(),
  /** whether somebody else can be given it, who is told on a day; and whether that was asked for */
  can_be_gift: z.boolean(),
  is_gift: z.boolean(),
  /** the order of whoever is looking after which it is offered at this price; null where it is sold as to everybody */
  after_order: Id.nullable(),
  /** whether a buyer may let their card be kept, for what is offered after the purchase */
  keeps_card: z.boolean(),
  /** the origin that the page sends a card to, for a token; null where it locks it */
  cards_sent_to: z.string().nullable(),
  /** what can be added to it with one press */
  bumps: z.array(OfferedBump),
  /** what the product asks beside what every checkout asks */
  fields: z.array(CheckoutField),
  /** null while the school has none */
  terms_version: z.int().nullable(),
  seller: Seller,
  /** how long a place at a live event is kept for whoever looks, be it full; null where none is */
  place_until: Time.nullable(),
  has_access: z.boolean(),
  /** the payment page of a purchase of this product that is under way */
  payment_link: z.string().nullable(),
})
export type Checkout = z.output<typeof Checkout>

export const Placed = z.object({ redirect: z.string() })
const SignedIn = z.object({ student: Viewer })

export const getCheckout = endpoint('GET /json/checkout/:slug', {
  summary:
    'What a product costs now, with a promo code or the one that was remembered, and whether whoever is looking has it',
  access: 'anyone',
  refuses: [409],
  query: z.object({
    code: oneLine().max(200).optional(),
    /** how many, as somebody typed it: what cannot be had is the nearest that can */
    quantity: z.coerce.number().int().min(1).catch(1).default(1),
    /** what the buyer chooses to pay for the variant `variant_id`, in minor units: what cannot be chosen is the nearest that can */
    chosen_amount: z.coerce.number().int().min(0).optional().catch(undefined),
    variant_id: Id.optional().catch(undefined),
    /** 1: for others alone */
    others: z.literal('1').optional().catch(undefined),
    /** 1: as a gift */
    gift: z.literal('1').optional().catch(undefined),
    /** ids of bumps with commas between: what is not offered is left out */
    bumps: z.string().max(200).catch('').default(''),
    /** an own order, after which it was offered */
    after_order: Id.optional().catch(undefined),
    /** what the link of an offered place says */
    place: z.string().max(200).optional().catch(undefined),
  }),
  answer: Checkout,
})

/** Seconds in line, as many as a page goes on asking for: a queue is better than a refusal. */
export const PURCHASE_WAITS = 20

export const onePageCheckout = endpoint('POST /:slug/onepagecheckout', {
  waits: PURCHASE_WAITS,
  summary: 'Buy a product, or get a free one',
  access: 'student',
  refuses: [409, 429, 502],
  body: Purchase,
  answer: Placed,
})

export const onePageCheckoutRegister = endpoint('POST /:slug/onepagecheckoutregister', {
  waits: PURCHASE_WAITS,
  summary: 'Make an account and buy a product with it',
  access: 'anyone',
  refuses: [403, 409, 429, 502],
  body: Purchase.extend(NewAccount.shape),
  answer: Placed,
})

export const checkoutLogin = endpoint('POST /checkout/login', {
  summary: 'Sign in without leaving the checkout',
  access: 'anyone',
  refuses: [403, 429],
  body: z.object({ email: Email, password: z.string().max(200) }),
  answer: SignedIn,
})

export const checkoutRegister = endpoint('POST /checkout/register', {
  summary: 'Make an account without leaving the checkout',
  access: 'anyone',
  refuses: [403, 429],
  body: NewAccount,
  status: 201,
  answer: SignedIn,
})

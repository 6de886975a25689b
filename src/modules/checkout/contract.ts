import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Amount, Id } from '#platform/contract/shapes.ts'
import { Offer } from '#modules/catalog/contract.ts'
import { Email, NewPassword, PersonName, Viewer } from '#modules/people/contract.ts'
import { CONSENT_KINDS, isVatNumber } from './vocabulary.ts'

const Slug = z.object({ slug: z.string().max(200) })
const line = (longest: number) => z.string().trim().max(longest).default('')

export const BillingDetails = z.object({
  phone: line(40),
  vat_id: z.string().trim().max(20).refine(isVatNumber, 'validation.vat-number').default(''),
  address_1: line(150),
  address_2: line(150),
  country: line(70),
})

export const Purchase = BillingDetails.extend({
  /** made by the page; the same key is the same order however often it is sent */
  checkout_key: Id,
  variant_id: Id,
  /** the price that was shown, in minor units; any other is refused, never charged */
  amount: Amount,
  /** left out when nothing is to be paid */
  encrypted_card: z.string().min(1).max(2000).optional(),
  consents: z.array(z.enum(CONSENT_KINDS)).max(CONSENT_KINDS.length),
})
export type Purchase = z.output<typeof Purchase>

export const NewAccount = z.object({ name: PersonName, email: Email, password: NewPassword })
export type NewAccount = z.output<typeof NewAccount>

export const Checkout = Offer.extend({
  has_access: z.boolean(),
  /** the payment page of a purchase of this product that is under way */
  payment_link: z.string().nullable(),
})
export type Checkout = z.output<typeof Checkout>

const Placed = z.object({ redirect: z.string() })
const SignedIn = z.object({ student: Viewer })

export const getCheckout = endpoint({
  method: 'GET',
  path: '/json/checkout/:slug',
  summary: 'What a product costs now, and whether whoever is looking has it',
  access: 'anyone',
  params: Slug,
  answer: Checkout,
})

export const onePageCheckout = endpoint({
  method: 'POST',
  path: '/:slug/onepagecheckout',
  summary: 'Buy a product, or get a free one',
  access: 'student',
  params: Slug,
  body: Purchase,
  answer: Placed,
})

export const onePageCheckoutRegister = endpoint({
  method: 'POST',
  path: '/:slug/onepagecheckoutregister',
  summary: 'Make an account and buy a product with it',
  access: 'anyone',
  params: Slug,
  body: Purchase.extend(NewAccount.shape),
  answer: Placed,
})

export const checkoutLogin = endpoint({
  method: 'POST',
  path: '/checkout/login',
  summary: 'Sign in without leaving the checkout',
  access: 'anyone',
  body: z.object({ email: z.string().trim().max(254), password: z.string().max(200) }),
  answer: SignedIn,
})

export const checkoutRegister = endpoint({
  method: 'POST',
  path: '/checkout/register',
  summary: 'Make an account without leaving the checkout',
  access: 'anyone',
  body: NewAccount,
  status: 201,
  answer: SignedIn,
})

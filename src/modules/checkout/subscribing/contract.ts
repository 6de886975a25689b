import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/shapes.ts'
import { NewAccount, Placed, Purchase, PURCHASE_WAITS } from '../contract.ts'

export const getPlan = endpoint('GET /json/subscribe/plans/:variantId', {
  summary: 'The product that a plan is of, for the checkout of subscriptions',
  access: 'anyone',
  answer: z.object({ slug: z.string(), variant_id: Id }),
})

export const subscribeCheckout = endpoint('POST /subscribe/checkout', {
  waits: PURCHASE_WAITS,
  summary: 'Subscribe: pay for a product by periods from now on, or begin its trial',
  access: 'student',
  refuses: [409, 429, 502],
  body: Purchase,
  answer: Placed,
})

export const subscribeCheckoutRegister = endpoint('POST /subscribe/checkout/register', {
  waits: PURCHASE_WAITS,
  summary: 'Make an account and subscribe with it',
  access: 'anyone',
  refuses: [403, 409, 429, 502],
  body: Purchase.extend(NewAccount.shape),
  answer: Placed,
})

export const subscribeByToken = endpoint('POST /stripe/subscribe/checkout', {
  waits: PURCHASE_WAITS,
  summary: 'Subscribe with a token for a card that the page sent to the gateway itself',
  access: 'student',
  refuses: [409, 429, 502],
  body: Purchase.omit({ encrypted_card: true }),
  answer: Placed,
})

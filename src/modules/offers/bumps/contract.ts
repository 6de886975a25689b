import { z } from 'zod'
import { PRODUCT_KINDS, PRICE_MAX } from '#modules/catalog/vocabulary.ts'
import { Picture } from '#modules/media/contract.ts'
import { endpoint, writesOver } from '#platform/contract/endpoint.ts'
import { Amount, Currency, Done, Id, Seen, Time } from '#platform/contract/shapes.ts'
import { oneLine, someLines } from '#platform/contract/typed-text.ts'
import { BUMP_HEADING_MAX, BUMP_PRICES, BUMP_PROBLEMS, BUMP_WORDS_MAX, BUMPS_MAX } from './vocabulary.ts'

/** A bump as a checkout offers it to whoever is looking. */
export const OfferedBump = z.object({
  id: Id,
  product_id: Id,
  title: z.string(),
  heading: z.string(),
  words: z.string(),
  cover: Picture.nullable(),
  square: Picture.nullable(),
  /** null of what has no time, or one that is still to be chosen */
  takes_place_from: Time.nullable(),
  /** its buyer chooses when it is, after the purchase */
  chooses_time: z.boolean(),
  /** what it costs before any reduction, and with the one that applies here; a promo code may take more off */
  standard_amount: Amount,
  amount: Amount,
  /** the lowest price of the 30 days before; null where nothing is reduced */
  reference_amount: Amount.nullable(),
  /** whether it was asked for */
  is_added: z.boolean(),
})
export type OfferedBump = z.output<typeof OfferedBump>

/** A bump as its admin edits it. */
export const EditableBump = z.object({
  id: Id,
  product: z.object({ id: Id, kind: z.enum(PRODUCT_KINDS), title: z.string() }),
  /** the name is empty where there is one price only */
  variant: z.object({ id: Id, name: z.string() }),
  price: z.enum(BUMP_PRICES),
  /** minor units, or whole percent less; null for the usual price */
  value: z.int().nullable(),
  heading: z.string(),
  words: z.string(),
  /** what it costs buyers now, and what it would cost without a reduction */
  standard_amount: Amount,
  amount: Amount,
  currency: Currency,
  /** why nobody is offered it now */
  problem: z.enum(BUMP_PROBLEMS).nullable(),
})
export type EditableBump = z.output<typeof EditableBump>

const Bumps = z.object({ data: z.array(EditableBump) })

export const BumpBody = z.object({
  /** the price of another product that it is sold at, and with it the product */
  offered_variant_id: z.uuid('validation.required'),
  price: z.enum(BUMP_PRICES),
  value: z.number().int('validation.price').min(1, 'validation.price').max(PRICE_MAX).nullable().default(null),
  heading: oneLine().max(BUMP_HEADING_MAX).default(''),
  words: someLines().max(BUMP_WORDS_MAX).default(''),
})
export type BumpBody = z.output<typeof BumpBody>

export const listBumps = endpoint('GET /json/home/products/:productId/bumps', {
  summary: 'What the checkout of a product offers beside it, in order',
  access: 'admin',
  right: 'see-products',
  answer: Bumps,
})

export const createBump = endpoint('POST /home/products/:productId/bumps', {
  summary: 'Offer another product at the checkout of one, last in order',
  access: 'admin',
  right: 'change-products',
  refuses: [409],
  body: BumpBody,
  status: 201,
  answer: Bumps,
})

export const updateBump = endpoint('PUT /home/products/:productId/bumps/:bumpId', {
  summary: 'Change what a checkout offers beside its product, at which price and in which words',
  access: 'admin',
  right: 'change-products',
  refuses: [409],
  over: writesOver(listBumps, ['variant', 'price', 'value', 'heading', 'words'], ({ data }, { bumpId }) =>
    data.find(({ id }) => id === bumpId),
  ),
  body: BumpBody.extend({ seen: Seen }),
  answer: Bumps,
})

export const orderBumps = endpoint('PUT /home/products/:productId/bumps/order', {
  summary: 'Put what a checkout offers in this order; ones not named follow as they stood',
  access: 'admin',
  right: 'change-products',
  body: z.object({ bump_ids: z.array(Id).min(1).max(BUMPS_MAX) }),
  answer: Bumps,
})

export const deleteBump = endpoint('DELETE /home/products/:productId/bumps/:bumpId', {
  summary: 'Offer a product no longer beside another; whoever bought it keeps it',
  access: 'admin',
  right: 'change-products',
  answer: Done,
})

import { z } from 'zod'
import { PRODUCT_KINDS } from '#modules/catalog/vocabulary.ts'
import { Picture } from '#modules/media/contract.ts'
import { KeptMethod } from '#modules/payments/saved-cards/contract.ts'
import { Seller } from '#modules/schools/contract.ts'
import { endpoint, writesOver } from '#platform/contract/endpoint.ts'
import { Amount, Currency, Done, Id, Seen, Time } from '#platform/contract/shapes.ts'
import { CONSENT_KINDS } from '#modules/orders/vocabulary.ts'
import { BumpBody, EditableBump } from '../bumps/contract.ts'

/** What is offered to whoever has just paid for something else, with all they have to know before they order. */
export const OfferedUpsell = z.object({
  /** the one it follows */
  order_id: Id,
  product: z.object({ id: Id, slug: z.string(), kind: z.enum(PRODUCT_KINDS), title: z.string() }),
  variant_id: Id,
  /** of the product, and the variant's name where it has one */
  title: z.string(),
  heading: z.string(),
  words: z.string(),
  cover: Picture.nullable(),
  /** its buyer chooses when it is: after one press, or at its checkout */
  chooses_time: z.boolean(),
  standard_amount: Amount,
  amount: Amount,
  /** the lowest price of the 30 days before; null where nothing is reduced */
  reference_amount: Amount.nullable(),
  currency: Currency,
  vat_rate: z.int().nullable(),
  access_days: z.int(),
  access_until: Time.nullable(),
  consents: z.array(z.enum(CONSENT_KINDS)),
  /** null while the school has none */
  terms_version: z.int().nullable(),
  seller: Seller,
  /** until when it is offered */
  ends_at: Time,
  /** the one that its buyer let us keep, by which it is paid with one press; null: through the checkout */
  card: KeptMethod.extend({ forget_at: Time }).nullable(),
})
export type OfferedUpsell = z.output<typeof OfferedUpsell>

const Upsell = z.object({ upsell: EditableBump.nullable() })

export const getEditableUpsell = endpoint('GET /json/home/products/:productId/upsell', {
  summary: 'What is offered after a product was bought',
  access: 'admin',
  right: 'see-products',
  answer: Upsell,
})

export const storeUpsell = endpoint('PUT /home/products/:productId/upsell', {
  summary: 'Offer another product once a product was bought, or change what is offered',
  access: 'admin',
  right: 'change-products',
  over: writesOver(getEditableUpsell, ['upsell']),
  body: BumpBody.extend({ seen: Seen }),
  answer: Upsell,
})

export const deleteUpsell = endpoint('DELETE /home/products/:productId/upsell', {
  summary: 'Offer nothing more after a product was bought; whoever took it keeps it',
  access: 'admin',
  right: 'change-products',
  answer: Done,
})

export const getUpsell = endpoint('GET /json/transaction/:hash/upsell', {
  summary: 'What is offered to whoever has paid, to them alone; null where nothing is',
  access: 'anyone',
  params: z.object({ hash: z.string().regex(/^[\w-]{43}$/) }),
  answer: z.object({ upsell: OfferedUpsell.nullable() }),
})

export const orderUpsell = endpoint('POST /my/orders/:orderId/upsell', {
  summary:
    'Order what is offered after an order and pay with the card that was kept with it, once however often it is pressed',
  access: 'student',
  refuses: [409, 429, 502],
  body: z.object({
    /** the price that was shown, in minor units; any other is refused, never charged */
    amount: Amount,
    currency: Currency,
    consents: z.array(z.enum(CONSENT_KINDS)).max(CONSENT_KINDS.length),
    /** of the terms that were shown, null for none; left out, whatever they are now */
    terms_version: z.int().min(1).nullable().optional(),
  }),
  answer: z.object({ redirect: z.string() }),
})

export const declineUpsell = endpoint('POST /my/orders/:orderId/upsell/decline', {
  summary: 'Want nothing more after an order: it is offered no longer, and the card that was kept is forgotten',
  access: 'student',
  changes: 'own',
  answer: Done,
})

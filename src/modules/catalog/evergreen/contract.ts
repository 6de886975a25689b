import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Amount, Currency, Id, Time } from '#platform/contract/shapes.ts'
import { EditableProduct } from '../contract.ts'
import { SEEN_OFFERS } from './address.ts'
import { EVERGREEN_SECONDS_MAX, EVERGREEN_SECONDS_MIN, PRICE_MAX, SEEN_AT_ONCE } from '../vocabulary.ts'

export const startEvergreenOffer = endpoint('POST /home/products/:productId/variants/:variantId/evergreen', {
  summary: 'Offer a lower price to each visitor, for so long from when they first see it',
  access: 'admin',
  right: 'change-products',
  refuses: [409],
  body: z.object({
    amount: z.number().int('validation.price').min(0, 'validation.price').max(PRICE_MAX),
    duration_seconds: z
      .int()
      .min(EVERGREEN_SECONDS_MIN, 'validation.evergreen')
      .max(EVERGREEN_SECONDS_MAX, 'validation.evergreen'),
  }),
  status: 201,
  answer: EditableProduct,
})

export const endEvergreenOffer = endpoint('DELETE /home/products/:productId/variants/:variantId/evergreen', {
  summary: 'End the evergreen offer, for everyone and at once',
  access: 'admin',
  right: 'change-products',
  answer: EditableProduct,
})

/** An offer as it stands for one visitor. */
export const SeenOffer = z.object({
  id: Id,
  product_id: Id,
  variant_id: Id,
  amount: Amount,
  standard_amount: Amount,
  reference_amount: Amount,
  currency: Currency,
  ends_at: Time,
  /** 0 once it has ended for them */
  seconds_left: z.int(),
})
export type SeenOffer = z.output<typeof SeenOffer>

export const seeEvergreenOffers = endpoint(`${SEEN_OFFERS.method} ${SEEN_OFFERS.path}`, {
  summary:
    'Start the clock of these products’ evergreen offers for whoever is looking, once, and tell how long is left',
  access: 'anyone',
  changes: 'own',
  body: z.object({ product_ids: z.array(Id).min(1).max(SEEN_AT_ONCE) }),
  answer: z.object({ offers: z.array(SeenOffer) }),
})

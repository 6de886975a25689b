import { z } from 'zod'
import { endpoint, writesOver } from '#platform/contract/endpoint.ts'
import { Seen } from '#platform/contract/shapes.ts'
import { EditableProduct, getEditableProduct, variantNamed } from '../contract.ts'
import { PRICE_MAX, SEAT_PRICES_MAX, SEATS_MAX } from '../vocabulary.ts'

export const changeSeatPrices = endpoint('PUT /home/products/:productId/variants/:variantId/seats', {
  summary:
    'Sell several seats of a course, or tickets of an event, at once, each cheaper from so many on; or one at a time again',
  access: 'admin',
  right: 'change-products',
  refuses: [409],
  over: writesOver(getEditableProduct, ['seat_prices'], variantNamed),
  body: z.object({
    /** null: one at a time; what was bought stays */
    seat_prices: z
      .array(
        z.object({
          from: z.int('validation.seats-from').min(2, 'validation.seats-from').max(SEATS_MAX, 'validation.seats-from'),
          amount: z.int('validation.price').min(1, 'validation.price').max(PRICE_MAX),
        }),
      )
      .max(SEAT_PRICES_MAX)
      .nullable(),
    seen: Seen,
  }),
  answer: EditableProduct,
})

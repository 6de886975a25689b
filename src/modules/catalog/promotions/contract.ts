import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { GivenTime } from '#platform/contract/shapes.ts'
import { EditableProduct } from '../contract.ts'
import { INFINITE_PACKAGES, PRICE_MAX } from '../vocabulary.ts'

export const startPromotion = endpoint('POST /home/products/:productId/variants/:variantId/promotion', {
  summary: 'Announce a reduction, now or from a moment to come',
  access: 'admin',
  right: 'change-products',
  refuses: [409],
  body: z.object({
    amount: z.number().int('validation.price').min(0, 'validation.price').max(PRICE_MAX),
    /** now when left out */
    starts_at: GivenTime.nullable().default(null),
    ends_at: GivenTime.nullable().default(null),
    packages_limit: z
      .int()
      .min(INFINITE_PACKAGES)
      .max(1_000_000)
      .refine((limit) => limit !== 0, 'validation.packages')
      .default(INFINITE_PACKAGES),
  }),
  status: 201,
  answer: EditableProduct,
})

export const endPromotion = endpoint('DELETE /home/products/:productId/variants/:variantId/promotion', {
  summary: 'End the running promotion, or drop the planned one',
  access: 'admin',
  right: 'change-products',
  answer: EditableProduct,
})

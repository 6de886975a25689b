import { z } from 'zod'
import { endpoint, writesOver } from '#platform/contract/endpoint.ts'
import { GivenTime, Seen } from '#platform/contract/shapes.ts'
import { EditableProduct, getEditableProduct } from '../contract.ts'
import { STOCK_MAX } from '../vocabulary.ts'

export const changeSale = endpoint('PUT /home/products/:productId/sale', {
  summary: 'Say how many of a product are sold, and from when until when',
  access: 'admin',
  right: 'change-products',
  over: writesOver(getEditableProduct, ['stock_limit', 'quantity_per_student', 'sale_starts_at', 'sale_ends_at']),
  body: z.object({
    /** null: for as many as want it; what was bought while there was a limit counts */
    stock_limit: z.int().min(1, 'validation.stock').max(STOCK_MAX, 'validation.stock').nullable().default(null),
    /** of all that one buyer buys; null: as many as they like. What was bought while there was a limit counts */
    quantity_per_student: z
      .int()
      .min(1, 'validation.stock')
      .max(STOCK_MAX, 'validation.stock')
      .nullable()
      .default(null),
    starts_at: GivenTime.nullable().default(null),
    ends_at: GivenTime.nullable().default(null),
    seen: Seen,
  }),
  answer: EditableProduct,
})

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/shapes.ts'
import { EditableProduct, PriceTerms, VariantName } from '../contract.ts'
import { VARIANTS_MAX } from '../vocabulary.ts'

export const addVariant = endpoint('POST /home/products/:productId/variants', {
  summary: 'Sell a product at one more price, last in order; 0 is free',
  access: 'admin',
  right: 'change-products',
  refuses: [409],
  body: PriceTerms.extend({ name: VariantName.min(1, 'validation.variant-name') }),
  status: 201,
  answer: EditableProduct,
})

export const orderVariants = endpoint('PUT /home/products/:productId/variants/order', {
  summary: 'Put the variants of a product in this order; ones not named follow as they stood',
  access: 'admin',
  right: 'change-products',
  body: z.object({ ids: z.array(Id).min(1).max(VARIANTS_MAX) }),
  answer: EditableProduct,
})

export const removeVariant = endpoint('DELETE /home/products/:productId/variants/:variantId', {
  summary: 'Sell a product at this price no longer; whoever bought it keeps what they have',
  access: 'admin',
  right: 'change-products',
  refuses: [409],
  answer: EditableProduct,
})

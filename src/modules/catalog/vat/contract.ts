import { z } from 'zod'
import { endpoint, writesOver } from '#platform/contract/endpoint.ts'
import { Seen } from '#platform/contract/shapes.ts'
import { oneLine } from '#platform/contract/typed-text.ts'
import { EditableProduct, getEditableProduct } from '../contract.ts'
import { EXEMPTION_REASON_MAX, VAT_RATE_MAX } from '../vocabulary.ts'

export const changeVat = endpoint('PUT /home/products/:productId/vat', {
  summary: 'Say which VAT the prices of a product include, or why they include none',
  access: 'admin',
  right: 'change-products',
  over: writesOver(getEditableProduct, ['vat_rate', 'vat_exemption_reason']),
  body: z.object({
    /** percent; null: exempt, for the reason given */
    vat_rate: z
      .int('validation.vat-rate')
      .min(0, 'validation.vat-rate')
      .max(VAT_RATE_MAX, 'validation.vat-rate')
      .nullable(),
    /** left out with a rate */
    exemption_reason: oneLine().max(EXEMPTION_REASON_MAX).default(''),
    seen: Seen,
  }),
  answer: EditableProduct,
})

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Time } from '#platform/contract/shapes.ts'
import { VAT_OUTCOMES } from './vocabulary.ts'

/** What VIES says of the VAT number of an order. */
export const VatCheck = z.object({
  /** null while it is asked */
  outcome: z.enum(VAT_OUTCOMES).nullable(),
  /** who it belongs to; empty where the country does not tell */
  name: z.string(),
  address: z.string(),
  /** proves that it was asked */
  consultation_number: z.string().nullable(),
  asked_at: Time.nullable(),
})
export type VatCheck = z.output<typeof VatCheck>

export const askVatAgain = endpoint('POST /home/orders/:orderId/vat-check', {
  summary: 'Ask VIES again about the VAT number of an order, about which nobody answered',
  access: 'admin',
  right: 'settle-orders',
  answer: z.object({ vat_check: VatCheck }),
})

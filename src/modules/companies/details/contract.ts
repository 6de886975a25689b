import { z } from 'zod'
import { oneLine } from '#platform/contract/typed-text.ts'

const line = (longest: number) => oneLine().max(longest).default('')

/** A company says its name, VAT number, address, postal code and city, all of them; a person none but the address. */
export const BillingDetails = z.object({
  phone: line(40),
  company_name: line(150),
  vat_id: line(30),
  address_1: line(150),
  address_2: line(150),
  postal_code: line(12),
  city: line(70),
  country: line(70),
})
export type BillingDetails = z.output<typeof BillingDetails>

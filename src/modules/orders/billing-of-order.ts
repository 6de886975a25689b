import type { BillingDetails } from '#modules/companies/details/contract.ts'
import type { Order } from './tables.ts'

/** What was filled in for an invoice, as it was sent; empty where it was a person. */
export const billingOfOrder = ({
  billing,
  companyName,
  postalCode,
  city,
}: Pick<Order, 'billing' | 'companyName' | 'postalCode' | 'city'>): BillingDetails => ({
  ...billing,
  company_name: companyName ?? '',
  postal_code: postalCode ?? '',
  city: city ?? '',
})

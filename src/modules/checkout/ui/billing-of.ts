import type { Details } from './use-details.ts'

/** As it was ticked; else by what was typed before. */
export const isCompany = ({ buys_as, company_name, vat_id }: Details): boolean =>
  buys_as === '' ? company_name !== '' || vat_id !== '' : buys_as === 'company'

/** What counts for an invoice: what a company would fill in is kept, and is no matter of a person. */
export function billingOf(details: Details) {
  const { phone, company_name, vat_id, address_1, address_2, postal_code, city, country } = details
  const ofCompany = { company_name, vat_id, postal_code, city }
  const ofPerson = { company_name: '', vat_id: '', postal_code: '', city: '' }
  return { phone, address_1, address_2, country, ...(isCompany(details) ? ofCompany : ofPerson) }
}

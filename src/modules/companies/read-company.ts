import type { FieldErrors } from '#platform/refusal.ts'
import { vatNumberIn } from './vat-numbers/policy.ts'
import { COMPANY_FIELDS, postalCodeIn, type TypedCompany, wrongInCompany } from './details/policy.ts'

export interface Company {
  name: string
  vatNumber: string
  postalCode: string
  city: string
}

/** Who buys as a company, with the number in its normal form; null of a person, and where something is wrong. */
export function readCompany(typed: TypedCompany): { company: Company | null; errors: FieldErrors } {
  const isCompany = COMPANY_FIELDS.some((name) => name !== 'address_1' && typed[name] !== '')
  const wrong = isCompany ? Object.entries(wrongInCompany(typed)) : []
  const errors = Object.fromEntries(wrong.map(([name, problem]) => [name, [{ key: `validation.${problem}` }]]))
  const vatNumber = vatNumberIn(typed.vat_id)
  if (!vatNumber || wrong.length > 0) return { company: null, errors }
  const { company_name: name, city } = typed
  return { company: { name, vatNumber, postalCode: postalCodeIn(typed.postal_code, vatNumber), city }, errors }
}

import { vatNumberIn } from '../vat-numbers/policy.ts'

/** What a company fills in at a checkout, all of it (commerce §5); a person the address alone, if that. */
export const COMPANY_FIELDS = ['company_name', 'vat_id', 'address_1', 'postal_code', 'city'] as const
type CompanyField = (typeof COMPANY_FIELDS)[number]
export type TypedCompany = Record<CompanyField, string>
export type CompanyProblem = 'required' | 'vat-number' | 'postal-code'

const isOfPoland = (number: string | null): boolean => number?.startsWith('PL') === true

/** What is missing or wrong, in the order of the form. */
export function wrongInCompany(typed: TypedCompany): Partial<Record<CompanyField, CompanyProblem>> {
  const number = vatNumberIn(typed.vat_id)
  const isPostalCode = !isOfPoland(number) || /^\d\d-\d{3}$/.test(postalCodeIn(typed.postal_code, number))
  const problems = COMPANY_FIELDS.map((name): [CompanyField, CompanyProblem | undefined] => {
    if (typed[name].trim() === '') return [name, 'required']
    if (name === 'vat_id') return [name, number ? undefined : 'vat-number']
    return [name, name === 'postal_code' && !isPostalCode ? 'postal-code' : undefined]
  })
  return Object.fromEntries(problems.filter(([, problem]) => problem))
}

/** A Polish one, by the VAT number or the country, with its dash, which may be left out; any other as it is typed. */
export const postalCodeIn = (typed: string, number: string | null): string =>
  isOfPoland(number) ? typed.trim().replace(/^(\d\d)\s?(\d{3})$/, '$1-$2') : typed

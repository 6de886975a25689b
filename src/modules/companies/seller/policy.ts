import type { SellerDetails } from '#modules/schools/contract.ts'
import { isVatCountry, vatNumberIn } from '../vat-numbers/policy.ts'
import { postalCodeIn } from '../details/policy.ts'

/** What a country calls itself in its VAT numbers, where that is another name or one of several. */
const NAMED_IN_NUMBERS: Record<string, readonly string[]> = { GB: ['GB', 'XI'], GR: ['EL'], LI: ['CH'] }
/** Of countries whose numbers are not known here, and of who is not registered for VAT: letters, digits, and signs between them. */
const SOME_TAX_ID = /^[0-9A-Z](?:[ ./-]?[0-9A-Z]){3,}$/i
const POLISH_POSTAL_CODE = /^\d\d-\d{3}$/

type Typed = Omit<SellerDetails, 'country'> & { country: string }
type Problem = 'required' | 'vat-number' | 'postal-code'

/**
 * A seller's VAT or tax id as it is kept: where the country's VAT numbers are known, in their one normal form, with the country's letters in front. Who
 * charges no VAT may have a tax id of another kind, which in Poland is the same NIP. Null for what is none (commerce §5).
 */
export function taxIdIn({
  country,
  tax_id: typed,
  is_vat_exempt: isExempt,
}: Pick<Typed, 'country' | 'tax_id' | 'is_vat_exempt'>): string | null {
  const id = typed.trim()
  if (id === '') return ''
  const names = NAMED_IN_NUMBERS[country] ?? [country]
  const found = [vatNumberIn(id), ...names.map((name) => vatNumberIn(name + id))].find(
    (number) => number && names.some((name) => number.startsWith(name)),
  )
  if (found) return found
  if (isVatCountry(names[0]!) && (!isExempt || country === 'PL')) return null
  return SOME_TAX_ID.test(id) ? id : null
}

/** What is missing or wrong of who sells, by field. A company that charges VAT has a number; a person may have none. */
export function wrongInSeller(typed: Typed): Partial<Record<'tax_id' | 'postal_code', Problem>> {
  const id = taxIdIn(typed)
  const isNumberNeeded = typed.type === 'company' && !typed.is_vat_exempt
  const isPostalCode = typed.country !== 'PL' || POLISH_POSTAL_CODE.test(postalCodeIn(typed.postal_code, typed.country))
  return {
    ...(!isPostalCode && { postal_code: 'postal-code' as const }),
    ...(id === null && { tax_id: 'vat-number' as const }),
    ...(id === '' && isNumberNeeded && { tax_id: 'required' as const }),
  }
}

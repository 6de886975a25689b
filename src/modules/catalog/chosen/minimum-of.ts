import { invalidField } from '#platform/refusal.ts'
import type { PriceTerms } from '../contract.ts'

type ChosenTerms = Pick<PriceTerms, 'amount' | 'minimum_amount'>

/** What buyers may choose from on, null for a set price; refuses with 422 one above what is suggested, and a suggestion of nothing. */
export function minimumOf({ amount, minimum_amount: minimum = null }: ChosenTerms): number | null {
  if (minimum === null) return null
  if (amount === 0) throw invalidField('amount', 'validation.suggested')
  if (minimum > amount) throw invalidField('minimum_amount', 'validation.minimum-above-suggested')
  return minimum
}

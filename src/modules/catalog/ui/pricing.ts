import { dayOf } from '#platform/time/days.ts'
import type { EditableVariant, PriceTerms } from '../contract.ts'
import type { AccessLength } from '../vocabulary.ts'
import { endOfDayTyped } from './typed-times.ts'

/** What the price form holds while it is typed. */
export interface Pricing {
  isFree: boolean
  /** minor units; null while empty or unreadable */
  amount: number | null
  accessLength: AccessLength
  accessDays: string
  /** a day of the school's zone, or '' */
  accessUntil: string
}

export const NO_PRICING: Pricing = {
  isFree: false,
  amount: null,
  accessLength: 'forever',
  accessDays: '',
  accessUntil: '',
}

export const pricingOf = (variant: EditableVariant, timeZone: string): Pricing => ({
  isFree: variant.amount === 0,
  amount: variant.amount === 0 ? null : variant.amount,
  accessLength: variant.access_length,
  accessDays: variant.access_days === 0 ? '' : String(variant.access_days),
  accessUntil: variant.access_until ? dayOf(new Date(variant.access_until), timeZone) : '',
})

/** As the call takes it; an amount nobody can read is sent as it is and refused. */
export function priceTerms(pricing: Pricing, timeZone: string): PriceTerms {
  const { isFree, amount, accessLength, accessDays, accessUntil } = pricing
  return {
    amount: isFree ? 0 : (amount as number),
    access_length: accessLength,
    access_days: Number(accessDays) || 0,
    access_until: endOfDayTyped(accessUntil, timeZone),
  }
}

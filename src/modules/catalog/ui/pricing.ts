import { dayOf } from '#platform/time/days.ts'
import type { EditableVariant, PriceTerms } from '../contract.ts'
import type { AccessLength } from '../editor/vocabulary.ts'
import { MONTHS_OF_PERIOD, periodOf, type PlanPeriod } from '../plans/vocabulary.ts'
import { BY_PERIODS } from '../vocabulary.ts'
import { endOfDayTyped } from './typed-times.ts'

/** What the price form holds while it is typed. */
export interface Pricing {
  kind: 'set' | 'chosen' | 'free'
  /** minor units; null while empty or unreadable */
  amount: number | null
  /** the same of the least that buyers may choose */
  minimum: number | null
  accessLength: AccessLength
  accessDays: string
  /** a day of the school's zone, or '' */
  accessUntil: string
  paymentModel: EditableVariant['payment_model']
  /** of a plan */
  period: PlanPeriod
  trialDays: string
  trialNeedsCard: boolean
}

export const NO_PRICING: Pricing = {
  kind: 'set',
  amount: null,
  minimum: 0,
  accessLength: 'forever',
  accessDays: '',
  accessUntil: '',
  paymentModel: 'one_time',
  period: 'monthly',
  trialDays: '',
  trialNeedsCard: true,
}

export const pricingOf = (variant: EditableVariant, timeZone: string): Pricing => ({
  kind: kindOf(variant),
  amount: variant.amount === 0 ? null : variant.amount,
  minimum: variant.minimum_amount ?? 0,
  accessLength: variant.access_length,
  accessDays: variant.access_days === 0 ? '' : String(variant.access_days),
  accessUntil: variant.access_until ? dayOf(new Date(variant.access_until), timeZone) : '',
  paymentModel: variant.payment_model,
  period: variant.period_months === null ? NO_PRICING.period : periodOf(variant.period_months),
  trialDays: variant.trial_days === 0 ? '' : String(variant.trial_days),
  trialNeedsCard: variant.trial_needs_card,
})

function kindOf({ amount, minimum_amount: minimum }: EditableVariant): Pricing['kind'] {
  if (minimum !== null) return 'chosen'
  return amount === 0 ? 'free' : 'set'
}

/** None that the call takes. */
const NO_AMOUNT = -1

/** As the call takes it; an amount nobody can read is sent as it is and refused. */
export function priceTerms(pricing: Pricing, timeZone: string): PriceTerms {
  const { kind, amount, minimum, accessLength, accessDays, accessUntil } = pricing
  return {
    amount: kind === 'free' ? 0 : (amount as number),
    minimum_amount: kind === 'chosen' ? (minimum ?? NO_AMOUNT) : null,
    access_length: accessLength,
    access_days: Number(accessDays) || 0,
    access_until: endOfDayTyped(accessUntil, timeZone),
    payment_model: pricing.paymentModel,
    ...(pricing.paymentModel === BY_PERIODS && planOf(pricing)),
  }
}

const planOf = ({ period, trialDays, trialNeedsCard }: Pricing) => ({
  period_months: MONTHS_OF_PERIOD[period],
  trial_days: period === 'lifetime' ? 0 : Number(trialDays) || 0,
  trial_needs_card: trialNeedsCard,
})

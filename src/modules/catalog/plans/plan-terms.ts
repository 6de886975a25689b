import { invalidField } from '#platform/refusal.ts'
import { type AccessTerms, accessTermsOf } from '../access-length.ts'
import type { PriceTerms } from '../contract.ts'
import { KINDS } from '../kinds/vocabulary.ts'
import type { Variant } from '../view.ts'
import type { ProductKind } from '../vocabulary.ts'
import { LIFETIME } from './vocabulary.ts'

/** How a price is paid: once, or again and again until its buyer stops. */
type PlanTerms = Pick<Variant, 'paymentModel' | 'periodMonths' | 'trialDays' | 'trialNeedsCard'>

const ONCE: PlanTerms = { paymentModel: 'one_time', periodMonths: null, trialDays: 0, trialNeedsCard: true }
/** What is paid by periods is open as long as they are. */
const WHILE_PAID: AccessTerms = { accessDays: 0, accessUntil: null }

/**
 * How a price is paid and how long it opens its product (commerce §3): a plan by its periods, anything else by its length of access. What is
 * left out of a plan stays. Refuses with 422 a plan of what takes place at a time or is sold in several seats, one without a period, and a trial of a
 * lifetime.
 */
export function termsOf(
  kind: ProductKind,
  terms: Omit<PriceTerms, 'amount' | 'minimum_amount'>,
  known?: PlanTerms & Pick<Variant, 'seatPrices'>,
): PlanTerms & AccessTerms {
  const { payment_model: paymentModel = known?.paymentModel ?? 'one_time' } = terms
  if (paymentModel === 'one_time') return { ...ONCE, ...accessTermsOf(kind, terms) }
  const {
    period_months: periodMonths = known?.periodMonths ?? null,
    trial_days: trialDays = known?.trialDays ?? 0,
    trial_needs_card: trialNeedsCard = known?.trialNeedsCard ?? true,
  } = terms
  if (KINDS[kind].isTimed) throw invalidField('payment_model', 'validation.plan-of-timed')
  if (known?.seatPrices) throw invalidField('payment_model', 'validation.plan-beside-seats')
  if (periodMonths === null) throw invalidField('period_months', 'validation.required')
  if (periodMonths === LIFETIME && trialDays > 0) throw invalidField('trial_days', 'validation.trial-of-lifetime')
  return { paymentModel, periodMonths, trialDays, trialNeedsCard, ...WHILE_PAID }
}

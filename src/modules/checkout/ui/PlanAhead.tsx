import { useProductText } from '#modules/catalog/ui/product-text.ts'
import type { Quote } from '#modules/offers/contract.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import { textOf } from '#kit/text/text-of.ts'
import { formatDate, formatMoney } from '#platform/i18n/format.ts'

const usePlanText = textOf(
  () => import('../messages/plan-en.ts'),
  () => import('../messages/plan-pl.ts'),
)

interface PlanAheadProps {
  /** what is paid today */
  amount: number
  currency: string
  plan: NonNullable<Quote['lines'][number]['plan']>
  /** without a card nothing is charged, and it ends */
  needsCard: boolean
}

/** What is paid today, then how much, how often and from when; and once a code has come off as often as it does. */
export function PlanAhead({ amount, currency, plan, needsCard }: PlanAheadProps) {
  const text = usePlanText()
  const lengthText = useProductText()
  const { language, timeZone } = useLocale()
  const money = (value: number) => formatMoney({ amount: value, currency }, language)
  const { reduced_charges: reduced, next_amount: next, amount: usual } = plan
  const every = lengthText('every', { count: plan.period_months })
  const said = {
    today: money(amount),
    next: money(next),
    every,
    date: formatDate(plan.next_charge_at, language, timeZone),
  }
  return (
    <>
      {text(amount > 0 ? 'ahead' : needsCard ? 'trial' : 'trialWithoutCard', { ...said, count: plan.trial_days })}
      {reduced !== null && reduced > 0 && next < usual && ` ${text('after', { count: reduced, amount: money(usual) })}`}
    </>
  )
}

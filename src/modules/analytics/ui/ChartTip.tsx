import { formatDate, formatMoney } from '#platform/i18n/format.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import type { SalesDay } from '../contract.ts'
import styles from './chart/chart.module.css'
import { useAnalyticsText } from './use-text.ts'

interface ChartTipProps {
  currency: string
  /** given by the chart */
  active?: boolean
  payload?: { payload: SalesDay }[]
}

export function ChartTip({ currency, active, payload }: ChartTipProps) {
  const text = useAnalyticsText()
  const { language } = useLocale()
  const day = active ? payload?.[0]?.payload : undefined
  if (!day) return null
  const money = (amount: number) => formatMoney({ amount, currency }, language)
  return (
    <output className={styles.tip}>
      <strong>{formatDate(day.on, language, 'UTC')}</strong>
      <span>{money(day.amount)}</span>
      <span className={styles.tipBefore}>{`${text('periodBefore')}: ${money(day.before)}`}</span>
    </output>
  )
}

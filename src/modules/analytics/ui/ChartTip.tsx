import { formatDate, formatMoney } from '#platform/i18n/format.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import type { SalesDay } from '../contract.ts'
import styles from './chart/chart.module.css'
import { useAnalyticsText } from './use-text.ts'

export function ChartTip({ day, currency }: { day: SalesDay; currency: string }) {
  const text = useAnalyticsText()
  const { language } = useLocale()
  const money = (amount: number) => formatMoney({ amount, currency }, language)
  return (
    <>
      <strong>{formatDate(day.on, language, 'UTC')}</strong>
      <span>{money(day.amount)}</span>
      <span className={styles.tipBefore}>{`${text('periodBefore')}: ${money(day.before)}`}</span>
    </>
  )
}

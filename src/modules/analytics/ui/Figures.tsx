import { formatMoney, formatNumber } from '#platform/i18n/format.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import type { Compared, Dashboard } from '../contract.ts'
import styles from './dashboard.module.css'
import { useAnalyticsText } from './use-text.ts'

/** The figures of the period, each beside what it was before. */
export function Figures({ dashboard }: { dashboard: Dashboard }) {
  const text = useAnalyticsText()
  const { language } = useLocale()
  const { currency } = dashboard
  const money = (amount: number) => formatMoney({ amount, currency }, language)
  const number = (value: number) => formatNumber(value, language)
  const figures: Array<[string, Compared, (value: number) => string]> = [
    [text('sold'), dashboard.volume, money],
    [text('sales'), dashboard.sales_count, number],
    [text('newStudents'), dashboard.new_students, number],
    [text('comments'), dashboard.comments, number],
  ]
  return (
    <dl className={styles.figures}>
      {figures.map(([label, { now, before }, write]) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd className={styles.now}>{write(now)}</dd>
          <dd className={styles.before}>{text('before', { figure: write(before), days: dashboard.days })}</dd>
        </div>
      ))}
    </dl>
  )
}

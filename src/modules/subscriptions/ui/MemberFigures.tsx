import { Amounts } from '#kit/figures/Amounts.tsx'
import { Bar } from '#kit/feedback/Bar.tsx'
import { Section } from '#kit/layouts/Section.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatMoney, formatNumber } from '#platform/i18n/format.ts'
import type { MemberNumbers } from '../contract.ts'
import styles from './subscriptions.module.css'
import { useMembersText } from './text.ts'

/** What members bring in a month, how many there are, and how many leave. */
export function MemberFigures({ numbers }: { numbers: MemberNumbers }) {
  const text = useMembersText()
  const { language } = useLocale()
  const { monthly, statuses } = numbers
  const [first, ...others] = monthly
  const atRisk = monthly.filter(({ at_risk_amount: amount }) => amount > 0)
  const active = statuses.find(({ status }) => status === 'active')?.count ?? 0
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{text('monthly')}</dt>
        <dd className={styles.figure}>
          {first ? <Amounts amounts={[first, ...others]} /> : <span>{formatNumber(0, language)}</span>}
          {atRisk.map(({ at_risk_amount: amount, currency }) => (
            <span key={currency} className={styles.below}>
              {text('atRisk', { amount: formatMoney({ amount, currency }, language) })}
            </span>
          ))}
        </dd>
      </div>
      <div>
        <dt>{text('active')}</dt>
        <dd className={styles.figure}>{formatNumber(active, language)}</dd>
      </div>
      <div>
        <dt>{text('inDays')}</dt>
        <dd>
          {text('begun', { count: numbers.begun_count })}
          <br />
          {text('ended', { count: numbers.ended_count })}
        </dd>
      </div>
      <div>
        <dt>{text('churn')}</dt>
        <dd className={styles.figure}>{`${formatNumber(numbers.churn_percent, language)}%`}</dd>
      </div>
    </dl>
  )
}

/** Why members left, as those said who were asked; nothing while nobody did. */
export function LeavingReasons({ numbers: { reasons } }: { numbers: MemberNumbers }) {
  const text = useMembersText()
  const most = Math.max(...reasons.map(({ count }) => count))
  if (reasons.length === 0) return null
  return (
    <Section title={text('reasons')}>
      <ul className={styles.reasons}>
        {reasons.map(({ reason, count }) => (
          <li key={reason}>
            <span>{text(`reason_${reason}`)}</span>
            <span>{count}</span>
            <Bar aria-hidden="true" max={most} value={count} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

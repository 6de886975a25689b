import { Link } from 'react-router'
import { DASHBOARD_DAYS, DEFAULT_DAYS } from '../vocabulary.ts'
import styles from './dashboard.module.css'
import { useAnalyticsText } from './use-text.ts'

/** The period lives in the address of a page. */
export function PeriodChoice({ days, of }: { days: number; of: string }) {
  const text = useAnalyticsText()
  return (
    <nav aria-label={text('period')} className={styles.periods}>
      {DASHBOARD_DAYS.map((each) => (
        <Link
          key={each}
          to={each === DEFAULT_DAYS ? of : `${of}?days=${each}`}
          aria-current={each === days ? 'page' : undefined}
          preventScrollReset
          className={styles.period}
        >
          {text('lastDays', { count: each })}
        </Link>
      ))}
    </nav>
  )
}

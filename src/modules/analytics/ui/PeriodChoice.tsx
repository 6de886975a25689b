import { Link, useLocation } from 'react-router'
import { listAddress } from '#kit/lists/asked.ts'
import { DASHBOARD_DAYS, DEFAULT_DAYS } from '../vocabulary.ts'
import styles from './dashboard.module.css'
import { useAnalyticsText } from './use-text.ts'

/** The period lives in the address of a page, beside what else is asked there; a list begins anew. */
export function PeriodChoice({ days, of }: { days: number; of: string }) {
  const text = useAnalyticsText()
  const asked = Object.fromEntries(new URLSearchParams(useLocation().search))
  return (
    <nav aria-label={text('period')} className={styles.periods}>
      {DASHBOARD_DAYS.map((each) => (
        <Link
          key={each}
          to={listAddress(of, { ...asked, days: each === DEFAULT_DAYS ? '' : String(each) })}
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

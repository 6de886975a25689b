import { Link } from 'react-router'
import type { Case } from '../contract.ts'
import styles from './moderation.module.css'
import { useReportText } from './use-report-text.ts'
import { useText } from './use-text.ts'

/** Who said what against an item; the newest few. */
export function CaseReports({ found: { reports, reports_count: count } }: { found: Case }) {
  const text = useText()
  const reasons = useReportText()
  return (
    <ul aria-label={text('saidAgainst')} className={styles.reports}>
      {reports.map(({ reporter, reason, words }) => (
        <li key={reporter.id}>
          <strong>{reasons(reason)}</strong> · <Link to={`/home/students/${reporter.id}`}>{reporter.name}</Link>
          {words && <span dir="auto">: {words}</span>}
        </li>
      ))}
      {count > reports.length && <li>{text('moreReports', { count: count - reports.length })}</li>}
    </ul>
  )
}

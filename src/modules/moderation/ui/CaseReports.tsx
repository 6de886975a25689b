import { Link } from 'react-router'
import type { Case } from '../contract.ts'
import styles from './moderation.module.css'
import { useReportText } from './use-report-text.ts'
import { useText } from './use-text.ts'

interface CaseReportsProps {
  found: Pick<Case, 'reports' | 'reports_count'>
  /** not where the school's panel is out of reach */
  linksToStudents?: boolean
}

/** Who said what against an item; the newest few. */
export function CaseReports({ found: { reports, reports_count: count }, linksToStudents = true }: CaseReportsProps) {
  const text = useText()
  const reasons = useReportText()
  return (
    <ul aria-label={text('saidAgainst')} className={styles.reports}>
      {reports.map(({ reporter, reason, words }, nth) => (
        <li key={reporter?.id ?? nth}>
          <strong>{reasons(reason)}</strong>
          {reporter && (
            <>
              {' · '}
              {linksToStudents ? <Link to={`/home/students/${reporter.id}`}>{reporter.name}</Link> : reporter.name}
            </>
          )}
          {words && <span dir="auto">: {words}</span>}
        </li>
      ))}
      {count > reports.length && <li>{text('moreReports', { count: count - reports.length })}</li>}
    </ul>
  )
}

import { ProgressBar } from '#kit/feedback/ProgressBar.tsx'
import { Status } from '#kit/feedback/Status.tsx'
import { WORK_TONES } from '#kit/feedback/work-tones.ts'
import { DateText } from '#kit/figures/DateText.tsx'
import inner from '#kit/inner.module.css'
import { type Column, column } from '#kit/lists/columns.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatDate } from '#platform/i18n/format.ts'
import type { StudentImport } from '../importing/contract.ts'
import { isUnderWay } from '#platform/contract/work-states.ts'
import styles from './students.module.css'
import { useImportingText } from './use-text.ts'

/** How far each import is, what came of it, and the report of its lines. */
export function ImportTable({ imports }: { imports: StudentImport[] }) {
  const text = useImportingText()
  const { language, timeZone } = useLocale()
  const stateOf = ({ state, filename, lines_done: done, lines_total: total }: StudentImport) => (
    <span className={inner.names}>
      <span>
        <Status tone={WORK_TONES[state]}>{text(`state_${state}`)}</Status>
      </span>
      {isUnderWay(state) && total ? <ProgressBar label={filename} share={done / total} /> : null}
      {state === 'failed' && <small>{text('failedText')}</small>}
      {state === 'refused' && <small>{text('refusedText')}</small>}
    </span>
  )
  const resultOf = ({ added, existing, wrong }: StudentImport) => (
    <span className={inner.names}>
      <span>{text('added', { count: added })}</span>
      <small>{text('existing', { count: existing })}</small>
      {wrong > 0 && <small>{text('wrong', { count: wrong })}</small>}
    </span>
  )
  const reportOf = ({ id, lines_done: done, wrong, kept_until: until }: StudentImport) =>
    done > 0 && (
      <span className={styles.reports}>
        <a href={`/home/students/imports/${id}/report`} download>
          {text('wholeReport')}
        </a>
        {wrong > 0 && (
          <a href={`/home/students/imports/${id}/report?wrong=1`} download>
            {text('wrongReport')}
          </a>
        )}
        <small>{text('until', { date: formatDate(until, language, timeZone) })}</small>
      </span>
    )
  const columns: Column<StudentImport>[] = [
    column(text('file'), ({ filename }) => <span dir="auto">{filename}</span>, 'file'),
    column(text('askedFor'), ({ created_at: at }) => <DateText at={at} withTime />, 'askedFor'),
    column(text('by'), ({ by }) => by ?? '–', 'by'),
    column(text('state'), stateOf, 'state'),
    column(text('result'), resultOf, 'result'),
    column(text('report'), reportOf, 'report'),
  ]
  return <DataTable caption={text('imports')} rows={imports} columns={columns} />
}

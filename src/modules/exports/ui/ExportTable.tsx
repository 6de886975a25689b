import { Link } from 'react-router'
import { ProgressBar } from '#kit/feedback/ProgressBar.tsx'
import { Status } from '#kit/feedback/Status.tsx'
import { WORK_TONES } from '#kit/feedback/work-tones.ts'
import { DateText } from '#kit/figures/DateText.tsx'
import inner from '#kit/inner.module.css'
import { listAddress } from '#kit/lists/asked.ts'
import { type Column, column, figure } from '#kit/lists/columns.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatDate } from '#platform/i18n/format.ts'
import { formatBytes } from '#platform/i18n/format-figures.ts'
import type { ListExport } from '../contract.ts'
import { isUnderWay } from '#platform/contract/work-states.ts'
import { EVERYTHING } from '../vocabulary.ts'
import { useExportsText } from './use-text.ts'

/** Files that are made, ready and to be loaded; each list as it was narrowed is one press away. */
export function ExportTable({ exports }: { exports: ListExport[] }) {
  const text = useExportsText()
  const { language, timeZone } = useLocale()
  const listOf = ({ kind, filter }: ListExport) =>
    kind === EVERYTHING ? (
      text('kind_everything')
    ) : (
      <Link to={listAddress(`/home/${kind}`, filter)}>{text(`kind_${kind}`)}</Link>
    )
  const stateOf = (row: ListExport) => (
    <span className={inner.names}>
      <span>
        <Status tone={WORK_TONES[row.state]}>{text(`state_${row.state}`)}</Status>
      </span>
      <Progress row={row} />
      {row.state === 'failed' && <small>{text('failedText')}</small>}
      {row.state === 'refused' && <small>{text('refusedText')}</small>}
      {row.state === 'ready' && (
        <small>{text('until', { date: formatDate(row.kept_until, language, timeZone) })}</small>
      )}
    </span>
  )
  const sizeOf = ({ rows_done: count, bytes }: ListExport) => (
    <span className={inner.names}>
      <span>{text('rows', { count })}</span>
      {bytes !== null && <small>{formatBytes(bytes, language)}</small>}
    </span>
  )
  const columns: Column<ListExport>[] = [
    column(text('file'), fileOf, 'file'),
    column(text('list'), listOf, 'list'),
    column(text('askedFor'), ({ created_at: at }) => <DateText at={at} withTime />, 'askedFor'),
    column(text('state'), stateOf, 'state'),
    figure(text('size'), sizeOf, 'size'),
  ]
  return <DataTable caption={text('exports')} rows={exports} columns={columns} />
}

const fileOf = ({ filename, file }: ListExport) =>
  file ? (
    <a href={file} download>
      {filename}
    </a>
  ) : (
    filename
  )

/** Nothing where nobody counted: the rows that were written say how it goes. */
function Progress({ row: { state, rows_done: done, rows_total: total, filename } }: { row: ListExport }) {
  if (!isUnderWay(state) || !total) return null
  return <ProgressBar label={filename} share={Math.min(1, done / total)} />
}

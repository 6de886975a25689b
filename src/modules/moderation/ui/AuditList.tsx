import { Link } from 'react-router'
import { DateText } from '#web/kit/figures/DateText.tsx'
import { DataTable } from '#web/kit/lists/DataTable.tsx'
import type { AuditEntry } from '../contract.ts'
import { areaLabel } from './area-label.ts'
import styles from './moderation.module.css'
import { useText } from './use-text.ts'

export function AuditList({ entries }: { entries: AuditEntry[] }) {
  const text = useText()
  return (
    <DataTable
      caption={text('audit')}
      rows={entries}
      rowKey={({ id }) => id}
      columns={[
        { key: 'what', label: text('what'), cell: deedOf },
        { key: 'who', label: text('admin'), cell: ({ admin }) => admin?.name ?? text('formerAdmin') },
        { key: 'area', label: text('area'), cell: ({ area }) => text(areaLabel(area)) },
        { key: 'when', label: text('when'), cell: momentOf },
      ]}
    />
  )
}

const deedOf = ({ sentence, subject, url }: AuditEntry) => (
  <span className={styles.deed}>
    {sentence}
    {subject && ': '}
    {subject && <bdi>{url ? <Link to={url}>{subject}</Link> : subject}</bdi>}
  </span>
)

const momentOf = ({ created_at: at }: AuditEntry) => <DateText at={at} withTime />

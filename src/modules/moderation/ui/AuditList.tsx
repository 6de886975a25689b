import { Link } from 'react-router'
import { DateText } from '#kit/figures/DateText.tsx'
import { DataTable } from '#kit/lists/DataTable.tsx'
import type { AuditEntry } from '../contract.ts'
import styles from './moderation.module.css'
import { useText } from './use-text.ts'

export function AuditList({ entries }: { entries: AuditEntry[] }) {
  const text = useText()
  const whoOf = ({ admin, is_automatic }: AuditEntry) =>
    admin?.name ?? text(is_automatic ? 'automatically' : 'formerAdmin')
  return (
    <DataTable
      caption={text('audit')}
      rows={entries}
      rowKey={({ id }) => id}
      columns={[
        { key: 'what', label: text('what'), cell: deedOf },
        { key: 'who', label: text('admin'), cell: whoOf },
        { key: 'area', label: text('area'), cell: ({ area }) => area.name },
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

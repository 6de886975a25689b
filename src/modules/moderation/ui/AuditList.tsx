import { Link } from 'react-router'
import { DateText } from '#kit/figures/DateText.tsx'
import { type Column, column } from '#kit/lists/columns.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import type { AuditEntry } from '../contract.ts'
import styles from './moderation.module.css'
import { useText } from './use-text.ts'

export function AuditList({ entries }: { entries: AuditEntry[] }) {
  const text = useText()
  const whoOf = ({ admin, is_automatic }: AuditEntry) =>
    admin ? nameOf(admin, text) : text(is_automatic ? 'automatically' : 'formerAdmin')
  const columns: Column<AuditEntry>[] = [
    column(text('what'), deedOf),
    column(text('admin'), whoOf),
    column(text('area'), ({ area }) => area.name),
    column(text('when'), momentOf),
  ]
  return <DataTable caption={text('audit')} rows={entries} columns={columns} />
}

/** Operators are told apart from the school's own admins wherever it says who did something. */
export const nameOf = (
  { name, is_operator: isOperator }: NonNullable<AuditEntry['admin']>,
  text: ReturnType<typeof useText>,
): string => (isOperator ? text('operatorNamed', { name }) : name)

const deedOf = ({ sentence, subject, url }: AuditEntry) => (
  <span className={styles.deed}>
    <span>
      {sentence}
      {subject && ': '}
    </span>
    {subject && <bdi>{url ? <Link to={url}>{subject}</Link> : subject}</bdi>}
  </span>
)

const momentOf = ({ created_at: at }: AuditEntry) => <DateText at={at} withTime />

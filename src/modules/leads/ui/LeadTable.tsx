import { Link } from 'react-router'
import { DateText } from '#kit/figures/DateText.tsx'
import inner from '#kit/inner.module.css'
import { DataTable } from '#kit/lists/DataTable.tsx'
import type { LeadRow } from '../contract.ts'
import styles from './leads.module.css'
import { useLeadsText } from './use-text.ts'

export function LeadTable({ leads }: { leads: LeadRow[] }) {
  const text = useLeadsText()
  return (
    <DataTable
      caption={text('leads')}
      rows={leads}
      rowKey={({ id }) => id}
      columns={[
        { key: 'person', label: text('person'), cell: personOf },
        { key: 'form', label: text('form'), cell: ({ form }) => form.name },
        { key: 'at', label: text('signedUpAt'), cell: timeOf },
      ]}
    />
  )
}

const personOf = ({ id, name, email }: LeadRow) => (
  <span className={`${inner.names} ${styles.person}`}>
    <Link to={`/home/leads/${id}`}>{name || email}</Link>
    {name && <span className={inner.lightNote}>{email}</span>}
  </span>
)
const timeOf = ({ created_at: at }: LeadRow) => <DateText at={at} withTime />

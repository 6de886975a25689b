import { Link } from 'react-router'
import { DateText } from '#kit/figures/DateText.tsx'
import inner from '#kit/inner.module.css'
import { type Column, column } from '#kit/lists/columns.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import type { LeadRow } from '../contract.ts'
import styles from './leads.module.css'
import { useLeadsText } from './use-text.ts'

export function LeadTable({ leads }: { leads: LeadRow[] }) {
  const text = useLeadsText()
  const columns: Column<LeadRow>[] = [
    column(text('person'), personOf, 'person'),
    column(text('form'), ({ form }) => form.name, 'form'),
    column(text('signedUpAt'), timeOf, 'signedUpAt'),
  ]
  return <DataTable caption={text('leads')} rows={leads} columns={columns} />
}

const personOf = ({ id, name, email }: LeadRow) => (
  <span className={`${inner.names} ${styles.person}`}>
    <Link to={`/home/leads/${id}`}>{name || email}</Link>
    {name && <span className={inner.lightNote}>{email}</span>}
  </span>
)
const timeOf = ({ created_at: at }: LeadRow) => <DateText at={at} withTime />

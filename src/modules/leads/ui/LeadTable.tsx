import { Link } from 'react-router'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useMay } from '#kit/api/use-may.ts'
import { DateText } from '#kit/figures/DateText.tsx'
import inner from '#kit/inner.module.css'
import { type BulkAction, BulkTable } from '#kit/lists/BulkTable.tsx'
import { type Column, column } from '#kit/lists/columns.ts'
import { handleLead, type LeadRow } from '../contract.ts'
import { LeadStatus } from './LeadStatus.tsx'
import styles from './leads.module.css'
import { useLeadsText } from './use-text.ts'

export function LeadTable({ leads }: { leads: LeadRow[] }) {
  const text = useLeadsText()
  const columns: Column<LeadRow>[] = [
    column(text('person'), personOf, 'person'),
    column(text('form'), ({ form }) => form.name, 'form'),
    column(text('state'), stateOf, 'state'),
    column(text('signedUpAt'), timeOf, 'signedUpAt'),
  ]
  return (
    <BulkTable
      caption={text('leads')}
      rows={leads}
      columns={columns}
      nameOf={({ name, email }) => name || email}
      actions={useLeadActions()}
    />
  )
}

function useLeadActions(): BulkAction<LeadRow>[] {
  const text = useLeadsText()
  const api = useApi()
  const may = useMay()
  if (!may('keep-leads')) return []
  const handle = ({ id: leadId }: LeadRow) => api.call(handleLead, { leadId })
  const takeBack = ({ id: leadId }: LeadRow) => api.call(handleLead, { leadId, is_handled: false })
  return [
    {
      label: text('markHandled'),
      isFor: ({ state }) => state === 'new',
      work: handle,
      undo: takeBack,
      said: (count) => text('handledMany', { count }),
    },
    {
      label: text('markNew'),
      isFor: ({ state }) => state === 'handled',
      work: takeBack,
      undo: handle,
      said: (count) => text('newMany', { count }),
    },
  ]
}

const personOf = ({ id, name, email }: LeadRow) => (
  <span className={`${inner.names} ${styles.person}`}>
    <Link to={`/home/leads/${id}`}>{name || email}</Link>
    {name && <span className={inner.lightNote}>{email}</span>}
  </span>
)
const stateOf = ({ state }: LeadRow) => <LeadStatus state={state} />
const timeOf = ({ created_at: at }: LeadRow) => <DateText at={at} withTime />

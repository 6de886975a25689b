import { Link } from 'react-router'
import { DateText } from '#kit/figures/DateText.tsx'
import { type Column, column, figure } from '#kit/lists/columns.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import { formatNumber } from '#platform/i18n/format.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import type { LeadFormRow } from '../contract.ts'
import { useLeadsText } from './use-text.ts'

export function FormTable({ forms }: { forms: LeadFormRow[] }) {
  const text = useLeadsText()
  const places = ({ is_on_home, on_courses }: LeadFormRow) => [
    ...(is_on_home ? [text('onHome')] : []),
    ...(on_courses === 'all' ? [text('onAllCourses')] : []),
    ...(on_courses === 'chosen' ? [text('onChosenCourses')] : []),
  ]
  const columns: Column<LeadFormRow>[] = [
    column(text('form'), nameOf),
    column(text('stands'), (form) => places(form).join(', ') || text('onlyEmbedded')),
    figure(text('leads'), leadsOf),
    column(text('made'), dayOf),
  ]
  return <DataTable caption={text('forms')} rows={forms} columns={columns} />
}

const nameOf = ({ id, name }: LeadFormRow) => <Link to={`/home/leads/forms/${id}`}>{name}</Link>
const leadsOf = (form: LeadFormRow) => <LeadsCount form={form} />
const dayOf = ({ created_at: at }: LeadFormRow) => <DateText at={at} />

function LeadsCount({ form: { id, leads_count: count } }: { form: LeadFormRow }) {
  const { language } = useLocale()
  return <Link to={`/home/leads?form_id=${id}`}>{formatNumber(count, language)}</Link>
}

import { Link } from 'react-router'
import { DateText } from '#web/kit/figures/DateText.tsx'
import { DataTable } from '#web/kit/lists/DataTable.tsx'
import { formatNumber } from '#platform/i18n/format.ts'
import { useLocale } from '#web/kit/text/Locale.tsx'
import type { LeadFormRow } from '../contract.ts'
import { useLeadsText } from './use-text.ts'

export function FormTable({ forms }: { forms: LeadFormRow[] }) {
  const text = useLeadsText()
  const { language } = useLocale()
  const places = ({ is_on_home, on_courses }: LeadFormRow) => [
    ...(is_on_home ? [text('onHome')] : []),
    ...(on_courses === 'all' ? [text('onAllCourses')] : []),
    ...(on_courses === 'chosen' ? [text('onChosenCourses')] : []),
  ]
  return (
    <DataTable
      caption={text('forms')}
      rows={forms}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          label: text('form'),
          cell: ({ id, name }) => <Link to={`/home/leads/forms/${id}`}>{name}</Link>,
        },
        { key: 'places', label: text('stands'), cell: (form) => places(form).join(', ') || text('onlyEmbedded') },
        {
          key: 'leads',
          label: text('leads'),
          isFigure: true,
          cell: ({ id, leads_count: count }) => (
            <Link to={`/home/leads?form_id=${id}`}>{formatNumber(count, language)}</Link>
          ),
        },
        { key: 'made', label: text('made'), cell: ({ created_at: at }) => <DateText at={at} /> },
      ]}
    />
  )
}

import { type ListedSchool, listSchools } from '#modules/people/platform/contract.ts'
import type { Answer } from '#platform/contract/endpoint.ts'
import { formatNumber } from '#platform/i18n/format.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { LiveFilters } from '#kit/forms/LiveFilters.tsx'
import { DateText } from '#kit/figures/DateText.tsx'
import { column, figure } from '#kit/lists/columns.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import { LoadMore } from '#kit/lists/LoadMore.tsx'
import { useKeptList } from '#kit/lists/use-kept-list.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import styles from './platform.module.css'
import { SchoolName } from './SchoolName.tsx'
import { usePlatformText } from './text.ts'

export function SchoolTable({ q, first }: { q: string; first: Answer<typeof listSchools> }) {
  const text = usePlatformText()
  const api = useApi()
  const { language } = useLocale()
  const { items: rows, loadMore } = useKeptList(['schools', q], first, (cursor) =>
    api.call(listSchools, { ...(q && { q }), cursor }),
  )
  return (
    <div>
      <LiveFilters className={styles.search}>
        <TextField type="search" name="q" label={text('search')} defaultValue={q} />
      </LiveFilters>
      {rows.length === 0 ? (
        <EmptyState title={q ? text('noneFound', { q }) : text('noSchools')} />
      ) : (
        <DataTable<ListedSchool>
          caption={text('schools')}
          rows={rows}
          columns={[
            column(text('name'), nameOf),
            column(text('language'), ({ language }) => text(language === 'pl' ? 'polish' : 'english')),
            figure(text('students'), ({ students_count }) => formatNumber(students_count, language)),
            figure(text('created'), openedOn),
          ]}
        />
      )}
      <LoadMore {...loadMore} />
    </div>
  )
}

const nameOf = (school: ListedSchool) => <SchoolName school={school} />
const openedOn = ({ created_at }: ListedSchool) => <DateText at={created_at} />

import { type ListedSchool, listSchools } from '#modules/operating/schools/contract.ts'
import { stateOf, toneOf } from '#modules/operating/ui/state-of.ts'
import { useOperatingText } from '#modules/operating/ui/use-text.ts'
import { SCHOOL_SORTS, SCHOOL_STATES } from '#modules/operating/vocabulary.ts'
import type { Answer } from '#platform/contract/endpoint.ts'
import { formatMoney, formatNumber } from '#platform/i18n/format.ts'
import { formatBytes } from '#platform/i18n/format-figures.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { Status } from '#kit/feedback/Status.tsx'
import { FilterSelect } from '#kit/fields/FilterSelect.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { LiveFilters } from '#kit/forms/LiveFilters.tsx'
import { DateText } from '#kit/figures/DateText.tsx'
import { listAddress } from '#kit/lists/asked.ts'
import { type Column, column, figure, sorting } from '#kit/lists/columns.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import { ListOrders } from '#kit/lists/list-order.ts'
import { LoadMore } from '#kit/lists/LoadMore.tsx'
import { useKeptList } from '#kit/lists/use-kept-list.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import type { AskedSchools } from './asked-schools.ts'
import styles from './platform.module.css'
import { SchoolName } from './SchoolName.tsx'
import { usePlatformText } from './text.ts'

const MEGABYTE = 1024 ** 2
const GIGABYTE = 1024 ** 3

/** What each school costs and brings; its heads sort it. */
export function SchoolTable({ asked, first }: { asked: AskedSchools; first: Answer<typeof listSchools> }) {
  const text = usePlatformText()
  const own = useOperatingText()
  const api = useApi()
  const columns = useColumns()
  const { q, state, sort } = asked
  const { items: rows, loadMore } = useKeptList(['schools', q, state, sort], first, (cursor) =>
    api.call(listSchools, { q: q || undefined, state: state || undefined, sort: sort || undefined, cursor }),
  )
  const order = {
    now: sort || SCHOOL_SORTS[0],
    addressIn: (by: string) => listAddress('/operator', { q, state, sort: by === SCHOOL_SORTS[0] ? '' : by }),
  }
  return (
    <div>
      <LiveFilters className={styles.search}>
        <TextField type="search" name="q" label={text('search')} defaultValue={q} />
        <FilterSelect
          name="state"
          label={own('state')}
          any={own('anyState')}
          chosen={state}
          options={SCHOOL_STATES.map((each) => ({ value: each, label: own(each) }))}
        />
      </LiveFilters>
      {rows.length === 0 ? (
        <EmptyState title={q ? text('noneFound', { q }) : text('noSchools')} />
      ) : (
        <ListOrders value={order}>
          <DataTable<ListedSchool> caption={text('schools')} rows={rows} columns={columns} />
        </ListOrders>
      )}
      <LoadMore {...loadMore} />
    </div>
  )
}

function useColumns(): Column<ListedSchool>[] {
  const text = usePlatformText()
  const own = useOperatingText()
  const { language } = useLocale()
  const number = (value: number) => formatNumber(value, language)
  const within = (used: string, limit: number | null, write: (limit: number) => string) =>
    limit === null ? used : own('ofLimit', { used, limit: write(limit) })
  /** of what is measured: not a nought before it was */
  const measured = (write: (school: ListedSchool) => string) => (school: ListedSchool) =>
    school.measured_at === null ? <span title={own('notMeasured')}>–</span> : write(school)
  return [
    column(text('name'), nameOf),
    column(own('state'), (school) => <Status tone={toneOf(school)}>{own(stateOf(school))}</Status>),
    sorting(
      '-students',
      figure(
        text('students'),
        measured(({ students_count: count }) => number(count)),
      ),
    ),
    sorting(
      '-sales',
      figure(
        own('sales'),
        measured(({ sold_amount: amount, currency }) => formatMoney({ amount, currency }, language)),
      ),
    ),
    sorting(
      '-storage',
      figure(
        own('storage'),
        measured(({ stored_megabytes: stored, limits }) =>
          within(formatBytes(stored * MEGABYTE, language), limits.storage_gigabytes, (most) =>
            formatBytes(most * GIGABYTE, language),
          ),
        ),
      ),
    ),
    sorting(
      '-film',
      figure(
        own('film'),
        measured(({ film_minutes: minutes, limits }) =>
          within(own('minutes', { count: number(minutes) }), limits.film_minutes, number),
        ),
      ),
    ),
    sorting(
      '-mails',
      figure(
        own('mails'),
        measured(({ mails_count: count }) => number(count)),
      ),
    ),
    sorting(
      '-faults',
      figure(own('faults'), ({ faults_count: count }) =>
        count === 0 ? own('healthy') : <Status tone="bad">{number(count)}</Status>,
      ),
    ),
    sorting('-created', figure(text('created'), openedOn)),
  ]
}

const nameOf = (school: ListedSchool) => <SchoolName school={school} />
const openedOn = ({ created_at }: ListedSchool) => <DateText at={created_at} />

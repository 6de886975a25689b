import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { DateText } from '#kit/figures/DateText.tsx'
import { column } from '#kit/lists/columns.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import { LoadMore } from '#kit/lists/LoadMore.tsx'
import { type PageOf, usePages } from '#kit/lists/use-pages.ts'
import { listDeeds, type TracedDeed } from '../trace/contract.ts'
import { schoolColumn } from './school-column.tsx'
import { useOperatingText } from './use-text.ts'

interface DeedListProps {
  initial: PageOf<TracedDeed>
  /** of this one alone */
  schoolId?: string
}

/** What operators did. */
export function DeedList({ initial, schoolId }: DeedListProps) {
  const text = useOperatingText()
  const api = useApi()
  const { items, loadMore } = usePages(initial, (cursor) => api.call(listDeeds, { school_id: schoolId, cursor }))
  if (items.length === 0) return <p className={common.soft}>{text('noDeeds')}</p>
  const deedOf = ({ deed, subject }: TracedDeed) => (
    <>
      {text(deed)}
      {subject && ': '}
      {subject && <bdi>{subject}</bdi>}
    </>
  )
  return (
    <>
      <DataTable<TracedDeed>
        caption={text('trace')}
        rows={items}
        columns={[
          column(text('what'), deedOf),
          ...schoolColumn<TracedDeed>(text, schoolId),
          column(text('who'), ({ operator }) => operator),
          column(text('when'), doneAt),
        ]}
      />
      <LoadMore {...loadMore} />
    </>
  )
}

const doneAt = ({ created_at: at }: TracedDeed) => <DateText at={at} withTime />

import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { DateText } from '#kit/figures/DateText.tsx'
import { column } from '#kit/lists/columns.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import { LoadMore } from '#kit/lists/LoadMore.tsx'
import { usePages } from '#kit/lists/use-pages.ts'
import { type LeavePage, listSupportLeaves, type SupportLeave } from '../support/contract.ts'
import { useSupportText } from './support-text.ts'

/** When support was let in, by whom and why. */
export function LeaveList({ initial }: { initial: LeavePage }) {
  const text = useSupportText()
  const api = useApi()
  const { items, loadMore } = usePages(initial, (cursor) => api.call(listSupportLeaves, { cursor }))
  if (items.length === 0) return <p className={common.soft}>{text('none')}</p>
  return (
    <>
      <DataTable<SupportLeave>
        caption={text('before')}
        rows={items}
        columns={[
          column(text('column'), reasonOf),
          column(text('grantedBy'), ({ granted_by: by }) => by),
          column(text('from'), beginOf),
          column(text('until'), endOf),
        ]}
      />
      <LoadMore {...loadMore} />
    </>
  )
}

const reasonOf = ({ reason }: SupportLeave) => <bdi>{reason}</bdi>
const beginOf = ({ created_at: at }: SupportLeave) => <DateText at={at} withTime />
const endOf = ({ ended_at: ended, expires_at: expires }: SupportLeave) => <DateText at={ended ?? expires} withTime />

import { useApi } from '#kit/api/ApiProvider.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { AskForMore } from '#kit/lists/AskForMore.tsx'
import { RowList } from '#kit/lists/RowList.tsx'
import { useKeptList } from '#kit/lists/use-kept-list.ts'
import { type ActivityPage, listActivity } from '../contract.ts'
import { ActivityRow } from './ActivityRow.tsx'
import { useAnalyticsText } from './use-text.ts'

/** What students did last. More comes only when asked for: the dashboard has an end. */
export function LatestActivity({ initial }: { initial: ActivityPage }) {
  const text = useAnalyticsText()
  const api = useApi()
  const { items, loadMore } = useKeptList(['activity'], initial, (cursor) => api.call(listActivity, { cursor }))
  if (items.length === 0) return <EmptyState title={text('noActivity')}>{text('noActivityText')}</EmptyState>
  return (
    <>
      <RowList>
        {items.map((item) => (
          <ActivityRow key={item.id} item={item} />
        ))}
      </RowList>
      <AskForMore {...loadMore} />
    </>
  )
}

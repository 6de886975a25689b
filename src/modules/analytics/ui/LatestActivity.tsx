import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { AskForMore } from '#kit/lists/AskForMore.tsx'
import { RowList } from '#kit/lists/RowList.tsx'
import type { ActivityPage } from '../contract.ts'
import { ActivityRow } from './ActivityRow.tsx'
import { useActivity } from './use-activity.ts'
import { useAnalyticsText } from './use-text.ts'

/** What students did last. More comes only when asked for: the dashboard has an end. */
export function LatestActivity({ initial }: { initial: ActivityPage }) {
  const text = useAnalyticsText()
  const list = useActivity(initial)
  const items = list.data.pages.flatMap(({ data }) => data)
  if (items.length === 0) return <EmptyState title={text('noActivity')}>{text('noActivityText')}</EmptyState>
  return (
    <>
      <RowList>
        {items.map((item) => (
          <ActivityRow key={item.id} item={item} />
        ))}
      </RowList>
      <AskForMore
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        hasFailed={list.isFetchNextPageError}
        onMore={() => void list.fetchNextPage()}
      />
    </>
  )
}

import { Button } from '#kit/actions/Button.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { RowList } from '#kit/lists/RowList.tsx'
import { useKitText } from '#kit/text/kit-text.ts'
import type { ActivityPage } from '../contract.ts'
import { ActivityRow } from './ActivityRow.tsx'
import styles from './dashboard.module.css'
import { useActivity } from './use-activity.ts'
import { useAnalyticsText } from './use-text.ts'

/** What students did last. More comes only when asked for: the dashboard has an end. */
export function LatestActivity({ initial }: { initial: ActivityPage }) {
  const text = useAnalyticsText()
  const kitText = useKitText()
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
      {list.hasNextPage && (
        <div className={styles.more}>
          {list.isFetchNextPageError && <p role="alert">{kitText('moreFailed')}</p>}
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {kitText(list.isFetchNextPageError ? 'tryAgain' : 'more')}
          </Button>
        </div>
      )}
    </>
  )
}

import { useApi } from '#kit/api/ApiProvider.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { AskForMore } from '#kit/lists/AskForMore.tsx'
import { RowList } from '#kit/lists/RowList.tsx'
import { useKeptList } from '#kit/lists/use-kept-list.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatDate } from '#platform/i18n/format.ts'
import { type ActivityPage, listActivity } from '../contract.ts'
import { ActivityRow } from './ActivityRow.tsx'
import styles from './dashboard.module.css'
import { useAnalyticsText } from './use-text.ts'

const LIVE = { every: 15_000 }

/** What students did last, by day, as it happens. More comes only when asked for: the dashboard has an end. */
export function LatestActivity({ initial }: { initial: ActivityPage }) {
  const text = useAnalyticsText()
  const api = useApi()
  const { language, timeZone } = useLocale()
  const { items, loadMore } = useKeptList(['activity'], initial, (cursor) => api.call(listActivity, { cursor }), LIVE)
  if (items.length === 0) return <EmptyState title={text('noActivity')}>{text('noActivityText')}</EmptyState>
  const days = Map.groupBy(items, ({ happened_at: at }) => formatDate(at, language, timeZone))
  return (
    <>
      {Array.from(days, ([day, those]) => (
        <div key={day}>
          <h3 className={styles.ofDay}>{day}</h3>
          <RowList>
            {those.map((item) => (
              <ActivityRow key={item.id} item={item} />
            ))}
          </RowList>
        </div>
      ))}
      <AskForMore {...loadMore} />
    </>
  )
}

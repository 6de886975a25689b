import { Link } from 'react-router'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { LoadMore } from '#kit/lists/LoadMore.tsx'
import { usePages } from '#kit/lists/use-pages.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatDate, formatTime } from '#platform/i18n/format.ts'
import { getTimeline, type Timeline, type TimelineEntry } from '../timeline/contract.ts'
import styles from './students.module.css'
import { useStudentText } from './use-text.ts'

/** What happened with a student, by the days of the school, the newest first. */
export function StudentTimeline({ studentId: id, initial }: { studentId: string; initial: Timeline }) {
  const text = useStudentText()
  const api = useApi()
  const { language, timeZone } = useLocale()
  const { items, loadMore } = usePages(initial, (cursor) => api.call(getTimeline, { id, cursor }))
  const days = Map.groupBy(items, ({ at }) => formatDate(at, language, timeZone))
  return (
    <>
      <ol className={styles.days}>
        {Array.from(days, ([day, entries]) => (
          <li key={day}>
            <h3>{day}</h3>
            <ul className={styles.happenings}>
              {entries.map((entry) => (
                <li key={entry.id}>
                  <time dateTime={entry.at} className={common.note}>
                    {formatTime(entry.at, language, timeZone)}
                  </time>
                  <span>
                    <span>{text(`what_${entry.what}`)}</span>
                    <Subject {...entry} />
                    {entry.reason && (
                      <span dir="auto" className={styles.reason}>
                        {text('reasonIs', { reason: entry.reason })}
                      </span>
                    )}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <LoadMore {...loadMore} />
    </>
  )
}

function Subject({ subject, url }: TimelineEntry) {
  if (subject === '') return null
  return <>: {url ? <Link to={url}>{subject}</Link> : <span dir="auto">{subject}</span>}</>
}

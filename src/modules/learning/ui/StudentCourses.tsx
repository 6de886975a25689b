import { formatDate } from '#platform/i18n/format.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { ProgressRing } from '#kit/feedback/ProgressRing.tsx'
import { ListRow } from '#kit/lists/ListRow.tsx'
import { LoadMore } from '#kit/lists/LoadMore.tsx'
import { RowList } from '#kit/lists/RowList.tsx'
import { usePages } from '#kit/lists/use-pages.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import { listStudentCourses, type MyCoursePage } from '../mine/contract.ts'
import { useMyText } from './use-my-text.ts'

/** The courses open to a student and how far they are, for admins. */
export function StudentCourses({ studentId, initial }: { studentId: string; initial: MyCoursePage }) {
  const text = useMyText()
  const api = useApi()
  const { language, timeZone } = useLocale()
  const { items, loadMore } = usePages(initial, (cursor) => api.call(listStudentCourses, { id: studentId, cursor }))
  if (items.length === 0) return <EmptyState title={text('studentHasNone')} />
  return (
    <>
      <RowList>
        {items.map(({ id, slug, title, progress: { completed, total }, last_lecture: last, access_until: until }) => (
          <ListRow
            key={id}
            title={title}
            to={`/${slug}`}
            mark={<ProgressRing label={text('progress')} share={total > 0 ? completed / total : 0} />}
            meta={until && text('accessUntil', { date: formatDate(until, language, timeZone) })}
          >
            {text('lecturesDone', { completed, count: total })}
            {last && ` · ${text('lastWatched', { lecture: last.title })}`}
          </ListRow>
        ))}
      </RowList>
      <LoadMore {...loadMore} />
    </>
  )
}

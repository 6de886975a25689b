import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { CardGrid } from '#kit/lists/CardGrid.tsx'
import { LoadMore } from '#kit/lists/LoadMore.tsx'
import { useKeptList } from '#kit/lists/use-kept-list.ts'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import { listMyCourses, type MyCoursePage } from '../mine/contract.ts'
import { MyCourseCard } from './MyCourseCard.tsx'
import { useMyText } from './use-my-text.ts'

export function MyCourses({ initial }: { initial: MyCoursePage }) {
  const text = useMyText()
  const api = useApi()
  const { items: courses, loadMore } = useKeptList(['my', 'courses'], initial, (cursor) =>
    api.call(listMyCourses, { cursor }),
  )
  if (courses.length === 0)
    return (
      <EmptyState
        title={text('noCourses')}
        action={
          <LinkButton look="primary" to="/courses">
            {text('allCourses')}
          </LinkButton>
        }
      >
        {text('noCoursesText')}
      </EmptyState>
    )
  return (
    <>
      <VisuallyHidden>
        <h2>{text('coursesYouHave')}</h2>
      </VisuallyHidden>
      <CardGrid>
        {courses.map((course, nth) => (
          <MyCourseCard key={course.id} course={course} isFirst={nth === 0} />
        ))}
      </CardGrid>
      <LoadMore {...loadMore} />
    </>
  )
}

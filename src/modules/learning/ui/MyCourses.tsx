import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { CardGrid } from '#kit/lists/CardGrid.tsx'
import { LoadMore } from '#kit/lists/LoadMore.tsx'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import type { MyCoursePage } from '../contract.ts'
import { MyCourseCard } from './MyCourseCard.tsx'
import { useLearningText } from './use-text.ts'
import { useMyCourses } from './use-my-courses.ts'

export function MyCourses({ initial }: { initial: MyCoursePage }) {
  const text = useLearningText()
  const list = useMyCourses(initial)
  const courses = list.data.pages.flatMap(({ data }) => data)
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
      <LoadMore
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        hasFailed={list.isFetchNextPageError}
        onMore={() => void list.fetchNextPage()}
      />
    </>
  )
}

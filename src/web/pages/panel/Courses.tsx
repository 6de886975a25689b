import { Plus } from 'lucide-react'
import { listPanelCourses } from '#modules/courses/contract.ts'
import { CourseFilters } from '#modules/courses/ui/CourseFilters.tsx'
import { CourseTable } from '#modules/courses/ui/CourseTable.tsx'
import styles from '#modules/courses/ui/courses.module.css'
import { useCoursesText } from '#modules/courses/ui/use-text.ts'
import { cursorIn } from '#platform/contract/cursor-in.ts'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { PageHeading } from '#kit/layouts/PageHeading.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/Courses.ts'
import { askedProducts, listAddress } from './asked-products.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const { q, status, cursor } = askedProducts(request)
  const page = await api.call(listPanelCourses, { q: q || undefined, status, cursor })
  return { courses: page.data, next: cursorIn(page.next_page_url), q, status: status ?? '', isFirst: !cursor }
}

export default function Courses({ loaderData: { courses, next, q, status, isFirst } }: Route.ComponentProps) {
  const text = useCoursesText()
  const add = (
    <LinkButton to="/home/courses/new" look="primary" icon={<Plus />}>
      {text('newCourse')}
    </LinkButton>
  )
  const isFiltered = q !== '' || status !== ''
  const isUntouched = courses.length === 0 && !isFiltered && isFirst
  return (
    <>
      <title>{text('courses')}</title>
      <PageHeading title={text('courses')} actions={!isUntouched && add} />
      {isUntouched ? (
        <EmptyState title={text('noCourses')} action={add}>
          {text('noCoursesText')}
        </EmptyState>
      ) : (
        <>
          <CourseFilters q={q} status={status} />
          {courses.length === 0 ? (
            <EmptyState
              title={text('noneFound')}
              action={<LinkButton to="/home/courses">{text('showAll')}</LinkButton>}
            >
              {text('noneFoundText')}
            </EmptyState>
          ) : (
            <CourseTable courses={courses} />
          )}
          <div className={styles.pages}>
            {!isFirst && <LinkButton to={listAddress('/home/courses', { q, status })}>{text('firstPage')}</LinkButton>}
            {next && (
              <LinkButton to={listAddress('/home/courses', { q, status, cursor: next })}>{text('nextPage')}</LinkButton>
            )}
          </div>
        </>
      )}
    </>
  )
}

import { Plus } from 'lucide-react'
import { listPanelCourses } from '#modules/courses/contract.ts'
import { CourseFilters } from '#modules/courses/ui/CourseFilters.tsx'
import { CourseTable } from '#modules/courses/ui/CourseTable.tsx'
import styles from '#modules/courses/ui/courses.module.css'
import { useCoursesText } from '#modules/courses/ui/use-text.ts'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { PageHeading } from '#kit/layouts/PageHeading.tsx'
import type { Route } from './+types/Courses.ts'
import { listAddress } from './asked-products.ts'
import { loadProducts } from './load-products.ts'

export const loader = (args: Route.LoaderArgs) => loadProducts(args, (api, asked) => api.call(listPanelCourses, asked))

export default function Courses({ loaderData: { listed: courses, asked } }: Route.ComponentProps) {
  const text = useCoursesText()
  const { q, status, isFirst, next } = asked
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

import { listAllCategories } from '#modules/catalog/contract.ts'
import { NewCourseForm } from '#modules/courses/ui/NewCourseForm.tsx'
import { useCoursesText } from '#modules/courses/ui/use-text.ts'
import { Breadcrumbs } from '#kit/navigation/Breadcrumbs.tsx'
import { loadingOfSchool } from '#web/load.ts'
import type { Route } from './+types/NewCourse.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, school } = loadingOfSchool({ request, context })
  const { data } = await api.call(listAllCategories)
  return { categories: data, currency: school.currency }
}

export default function NewCourse({ loaderData }: Route.ComponentProps) {
  const text = useCoursesText()
  return (
    <>
      <title>{text('newCourse')}</title>
      <Breadcrumbs crumbs={[{ label: text('courses'), to: '/home/courses' }, { label: text('newCourse') }]} />
      <h1>{text('newCourse')}</h1>
      <NewCourseForm {...loaderData} />
    </>
  )
}

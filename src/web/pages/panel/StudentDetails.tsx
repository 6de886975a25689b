import { data } from 'react-router'
import { getStudentDetails } from '#modules/students/details/contract.ts'
import { DetailsForm } from '#modules/students/ui/DetailsForm.tsx'
import { useStudentText } from '#modules/students/ui/use-text.ts'
import { Breadcrumbs } from '#kit/navigation/Breadcrumbs.tsx'
import { IdParams } from '#platform/contract/shapes.ts'
import { loading } from '#web/load.ts'
import type { Route } from './+types/StudentDetails.ts'
import { requireRight } from './require-right.ts'

export async function loader({ request, context, params: { studentId: id } }: Route.LoaderArgs) {
  if (!IdParams.safeParse({ id }).success) throw data(null, { status: 404 })
  const reader = loading({ request, context })
  requireRight(reader, 'change-students')
  return { id, details: await reader.api.call(getStudentDetails, { id }) }
}

export default function StudentDetails({ loaderData: { id, details } }: Route.ComponentProps) {
  const text = useStudentText()
  const title = text('edit')
  return (
    <>
      <title>{`${details.name} – ${title}`}</title>
      <Breadcrumbs
        crumbs={[
          { label: text('students'), to: '/home/students' },
          { label: details.name, to: `/home/students/${id}` },
          { label: title },
        ]}
      />
      <h1>{title}</h1>
      <DetailsForm studentId={id} details={details} />
    </>
  )
}

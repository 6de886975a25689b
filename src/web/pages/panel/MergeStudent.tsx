import { data } from 'react-router'
import { getStudent } from '#modules/people/contract.ts'
import { lookAtMerge } from '#modules/students/merging/contract.ts'
import { MergeForm } from '#modules/students/ui/MergeForm.tsx'
import { OtherAccount } from '#modules/students/ui/OtherAccount.tsx'
import { useMergingText, useStudentText } from '#modules/students/ui/use-text.ts'
import { classNames } from '#kit/class-names.ts'
import common from '#kit/common.module.css'
import inner from '#kit/inner.module.css'
import { Breadcrumbs } from '#kit/navigation/Breadcrumbs.tsx'
import { IdParams } from '#platform/contract/shapes.ts'
import { loading } from '#web/load.ts'
import type { Route } from './+types/MergeStudent.ts'
import { requireRight } from './require-right.ts'

export async function loader({ request, context, params: { studentId: id } }: Route.LoaderArgs) {
  if (!IdParams.safeParse({ id }).success) throw data(null, { status: 404 })
  const reader = loading({ request, context })
  requireRight(reader, 'delete-students')
  const student = await reader.api.call(getStudent, { id })
  const other = IdParams.safeParse({ id: new URL(request.url).searchParams.get('with') })
  if (!other.success || other.data.id === id) return { student, accounts: null }
  return { student, ...(await reader.api.call(lookAtMerge, { id, other_id: other.data.id })) }
}

/** Two accounts of one person become one. */
export default function MergeStudent({ loaderData: { student, accounts } }: Route.ComponentProps) {
  const text = useMergingText()
  const words = useStudentText()
  const title = text('merge')
  return (
    <>
      <title>{`${student.name} – ${title}`}</title>
      <Breadcrumbs
        crumbs={[
          { label: words('students'), to: '/home/students' },
          { label: student.name, to: `/home/students/${student.id}` },
          { label: title },
        ]}
      />
      <h1>{title}</h1>
      <div className={classNames(inner.form, inner.closeColumn)}>
        <p className={common.soft}>{text('mergeWhy')}</p>
        <OtherAccount studentId={student.id} other={accounts?.[1] ?? null} />
      </div>
      {accounts && <MergeForm key={accounts.map(({ id }) => id).join()} accounts={accounts} />}
    </>
  )
}

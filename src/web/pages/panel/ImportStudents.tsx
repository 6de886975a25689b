import { useState } from 'react'
import type { AddedStudent } from '#modules/students/adding/contract.ts'
import { AddedList } from '#modules/students/ui/AddedList.tsx'
import { ImportForm } from '#modules/students/ui/ImportForm.tsx'
import { useAddingText } from '#modules/students/ui/use-text.ts'
import { Breadcrumbs } from '#kit/navigation/Breadcrumbs.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/ImportStudents.ts'
import { requireRight } from './require-right.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  requireRight(loading({ request, context }), 'change-students')
}

export default function ImportStudents() {
  const text = useAddingText()
  const [added, setAdded] = useState<AddedStudent[] | null>(null)
  const title = text('import')
  return (
    <>
      <title>{title}</title>
      <Breadcrumbs crumbs={[{ label: text('students'), to: '/home/students' }, { label: title }]} />
      <h1>{title}</h1>
      {added ? <AddedList students={added} onMore={() => setAdded(null)} /> : <ImportForm onAdded={setAdded} />}
    </>
  )
}

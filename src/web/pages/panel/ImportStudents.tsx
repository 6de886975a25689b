import { useState } from 'react'
import type { AddedStudent } from '#modules/students/adding/contract.ts'
import { AddedList } from '#modules/students/ui/AddedList.tsx'
import { ImportForm } from '#modules/students/ui/ImportForm.tsx'
import { listImports } from '#modules/students/importing/contract.ts'
import { ImportFileForm } from '#modules/students/ui/ImportFileForm.tsx'
import { ImportTable } from '#modules/students/ui/ImportTable.tsx'
import { useImports } from '#modules/students/ui/use-imports.ts'
import { useAddingText, useImportingText } from '#modules/students/ui/use-text.ts'
import { Section } from '#kit/layouts/Section.tsx'
import { Breadcrumbs } from '#kit/navigation/Breadcrumbs.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/ImportStudents.ts'
import { requireRight } from './require-right.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const reader = loading({ request, context })
  requireRight(reader, 'change-students')
  return { page: await reader.api.call(listImports, {}) }
}

export default function ImportStudents({ loaderData: { page } }: Route.ComponentProps) {
  const text = useAddingText()
  const fileText = useImportingText()
  const { imports, lookAgain } = useImports(page)
  const [added, setAdded] = useState<AddedStudent[] | null>(null)
  const title = text('import')
  return (
    <>
      <title>{title}</title>
      <Breadcrumbs crumbs={[{ label: text('students'), to: '/home/students' }, { label: title }]} />
      <h1>{title}</h1>
      {added ? <AddedList students={added} onMore={() => setAdded(null)} /> : <ImportForm onAdded={setAdded} />}
      <Section title={fileText('title')}>
        <ImportFileForm onBegun={lookAgain} />
      </Section>
      {imports.length > 0 && (
        <Section title={fileText('imports')}>
          <ImportTable imports={imports} />
        </Section>
      )}
    </>
  )
}

import { useState } from 'react'
import type { AddedStudent } from '#modules/students/adding/contract.ts'
import { AddedList } from '#modules/students/ui/AddedList.tsx'
import { AddOneForm } from '#modules/students/ui/AddOneForm.tsx'
import { useAddingText } from '#modules/students/ui/use-text.ts'
import { Breadcrumbs } from '#kit/navigation/Breadcrumbs.tsx'

export default function NewStudent() {
  const text = useAddingText()
  const [added, setAdded] = useState<AddedStudent[] | null>(null)
  const title = text('add')
  return (
    <>
      <title>{title}</title>
      <Breadcrumbs crumbs={[{ label: text('students'), to: '/home/students' }, { label: title }]} />
      <h1>{title}</h1>
      {added ? <AddedList students={added} onMore={() => setAdded(null)} /> : <AddOneForm onAdded={setAdded} />}
    </>
  )
}

import { EmailField } from '#kit/fields/EmailField.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { useTyped } from '#kit/fields/use-typed.ts'
import type { AddedStudent } from '../adding/contract.ts'
import { AddingForm } from './AddingForm.tsx'
import { useAddingText } from './use-text.ts'

export function AddOneForm({ onAdded }: { onAdded: (students: AddedStudent[]) => void }) {
  const text = useAddingText()
  const { values, field } = useTyped({ name: '', email: '' })
  return (
    <AddingForm read={() => [values]} submit={text('addOne')} onAdded={onAdded}>
      <TextField {...field.text('name', 'students.0.name')} label={text('name')} required />
      <EmailField {...field.text('email', 'students.0.email')} label={text('email')} required />
    </AddingForm>
  )
}

import { type ReactNode, useState } from 'react'
import { ReasonField } from '#modules/access/ui/ReasonField.tsx'
import { useFindProducts } from '#modules/catalog/ui/use-find-products.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { Picker } from '#kit/fields/Picker.tsx'
import type { Option } from '#kit/fields/Select.tsx'
import { useTyped } from '#kit/fields/use-typed.ts'
import { Form } from '#kit/forms/Form.tsx'
import { FormActions } from '#kit/forms/FormActions.tsx'
import type { FormErrors } from '#kit/forms/form-context.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import inner from '#kit/inner.module.css'
import { withHelp } from '#kit/text/with-help.ts'
import { type AddedStudent, addStudents } from '../adding/contract.ts'
import { useAddingText } from './use-text.ts'

interface Person {
  name: string
  email: string
}

interface AddingFormProps {
  /** Whom to add, or what is wrong with what was typed. */
  read: () => Person[] | { errors: FormErrors }
  submit: string
  onAdded: (students: AddedStudent[]) => void
  children: ReactNode
}

/** Whom to add is asked above; what they get and whether they are told, here. */
export function AddingForm({ read, submit, onAdded, children }: AddingFormProps) {
  const text = useAddingText()
  const api = useApi()
  const findProducts = useFindProducts()
  const { send, isSending, errorProps, refuse } = useSending()
  const [product, setProduct] = useState<Option | null>(null)
  const { values, field } = useTyped({ reason: '', isWelcomed: true })

  const add = () => {
    const people = read()
    if ('errors' in people) return refuse(people.errors)
    const access = product && { product_id: product.value, reason: values.reason }
    void send(async () => {
      const { students } = await api.call(addStudents, { students: people, access, is_welcomed: values.isWelcomed })
      onAdded(students)
    })
  }
  return (
    <Form
      {...errorProps}
      className={inner.form}
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      {children}
      <Picker
        name="access.product_id"
        {...withHelp(text, 'product')}
        placeholder={text('chooseProduct')}
        find={findProducts}
        value={product}
        onChange={setProduct}
      />
      {product && <ReasonField field={field} name="access.reason" />}
      <Checkbox {...field.tick('isWelcomed', 'is_welcomed')} {...withHelp(text, 'welcome')} />
      <FormActions submit={submit} isSending={isSending} />
    </Form>
  )
}

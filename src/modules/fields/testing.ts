import type { FormField, TypedField } from './contract.ts'

export const aField = (given: Partial<FormField> & Pick<FormField, 'name'>): FormField => ({
  label: given.name,
  placeholder: '',
  type: 'text',
  required: false,
  checked: false,
  options: [],
  ...given,
})

export const aTypedField = (given: Partial<TypedField> & Pick<TypedField, 'name'>): TypedField => ({
  ...aField(given),
  data_type: 'text',
  initial_value: '',
  ...given,
})

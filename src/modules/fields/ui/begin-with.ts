import type { FormField, TypedField } from '../contract.ts'

/** What stands in a field before anybody has typed. */
export function beginWith(field: FormField | TypedField): string {
  if (field.type === 'checkbox') return field.checked ? 'yes' : ''
  return 'initial_value' in field ? field.initial_value : ''
}

import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { EMAIL_INPUT } from '#kit/fields/email-input.ts'
import { RadioGroup } from '#kit/fields/RadioGroup.tsx'
import { Select } from '#kit/fields/Select.tsx'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import type { FormField } from '../contract.ts'
import { EMAIL_FIELD, NAME_FIELD } from '../vocabulary.ts'
import { useFormText } from './use-form-text.ts'

interface LeadFieldsProps {
  fields: FormField[]
  /** what was filled in before the page was loaded anew */
  typed: Record<string, string> | undefined
}

/** What a form asks, by its definitions. */
export function LeadFields({ fields, typed }: LeadFieldsProps) {
  return fields.map((field) => <LeadField key={field.name} field={field} typed={typed} />)
}

function LeadField({ field, typed }: { field: FormField; typed: LeadFieldsProps['typed'] }) {
  const text = useFormText()
  const { name, label, type, required, placeholder, options } = field
  const given = { name, label, required }
  const value = typed?.[name]
  const choices = options.map((option) => ({ value: option.value, label: option.text || option.value }))
  switch (type) {
    case 'checkbox':
      return <Checkbox {...given} defaultChecked={typed ? value !== undefined : field.checked} />
    case 'select':
      return <Select {...given} options={choices} placeholder={placeholder || text('choose')} defaultValue={value} />
    case 'radio':
      return <RadioGroup {...given} options={choices} {...(value === undefined ? {} : { defaultValue: value })} />
    case 'textarea':
      return <TextArea {...given} placeholder={placeholder} defaultValue={value} />
    default:
      return (
        <TextField
          {...given}
          {...(type === 'email' && EMAIL_INPUT)}
          placeholder={placeholder}
          defaultValue={value}
          autoComplete={COMPLETED_WITH[name] ?? (type === 'email' ? 'email' : undefined)}
        />
      )
  }
}

const COMPLETED_WITH: Record<string, string> = { [NAME_FIELD]: 'given-name', [EMAIL_FIELD]: 'email' }

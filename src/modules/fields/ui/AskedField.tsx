import type { ComponentProps } from 'react'
import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { RadioGroup } from '#kit/fields/RadioGroup.tsx'
import { Select } from '#kit/fields/Select.tsx'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import type { FormField, TypedField } from '../contract.ts'
import { inputOf } from './input-of.ts'

interface AskedFieldProps {
  field: FormField | TypedField
  /** what it is called in its form */
  name?: string
  /** says that nothing is chosen yet */
  choose: string
  /** as it stands there at first; of a checkbox anything but nothing is a tick */
  value: string
  /** left out, the browser alone keeps what is typed */
  onAnswer?: (value: string) => void
  autoComplete?: ComponentProps<'input'>['autoComplete']
}

/** A field as it is filled in, by its definition. */
export function AskedField({ field, name = field.name, choose, value, onAnswer, autoComplete }: AskedFieldProps) {
  const { label, type, required, placeholder, options } = field
  const given = { name, label, required }
  const held = onAnswer
    ? { value, onChange: (event: { target: { value: string } }) => onAnswer(event.target.value) }
    : { defaultValue: value }
  const choices = options.map((option) => ({ value: option.value, label: option.text || option.value }))
  switch (type) {
    case 'checkbox':
      return (
        <Checkbox
          {...given}
          {...(onAnswer
            ? { checked: value !== '', onChange: (event) => onAnswer(event.target.checked ? 'yes' : '') }
            : { defaultChecked: value !== '' })}
        />
      )
    case 'select':
      return <Select {...given} {...held} options={choices} placeholder={placeholder || choose} />
    case 'radio':
      return <RadioGroup {...given} {...held} options={choices} />
    case 'textarea':
      return <TextArea {...given} {...held} placeholder={placeholder} />
    default: {
      const input = inputOf(field)
      return (
        <TextField
          {...given}
          {...input}
          {...held}
          placeholder={placeholder || input.placeholder}
          autoComplete={autoComplete ?? input.autoComplete}
        />
      )
    }
  }
}

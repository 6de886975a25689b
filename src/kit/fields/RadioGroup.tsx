import type { ComponentProps, ReactNode } from 'react'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import styles from './field.module.css'
import type { Option } from './Select.tsx'
import { type FieldProps, useField } from './use-field.ts'

interface RadioGroupProps
  extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps | 'type' | 'value' | 'defaultValue'> {
  options: (Option & { help?: ReactNode })[]
  value?: string
  defaultValue?: string
}

export function RadioGroup({ name, label, help, errors, options, value, defaultValue, ...input }: RadioGroupProps) {
  const field = useField({ name, label, help, errors })
  const { id, control } = field
  return (
    <ChoiceGroup field={field} label={label} help={help} isRequired={input.required}>
      {options.map((option, index) => (
        <label key={option.value} className={styles.choice}>
          <input
            {...input}
            type="radio"
            id={index === 0 ? id : `${id}-${option.value}`}
            name={name}
            value={option.value}
            data-invalid={control['aria-invalid']}
            {...(value === undefined
              ? { defaultChecked: defaultValue === option.value }
              : { checked: value === option.value })}
          />
          <span className={styles.choiceText}>
            <span>{option.label}</span>
            {option.help && <span className={styles.help}> {option.help}</span>}
          </span>
        </label>
      ))}
    </ChoiceGroup>
  )
}

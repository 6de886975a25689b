import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Field } from './Field.tsx'
import styles from './field.module.css'
import { type FieldProps, useField } from './use-field.ts'

export interface Option {
  value: string
  label: string
}

interface SelectProps extends FieldProps, Omit<ComponentProps<'select'>, keyof FieldProps | 'children'> {
  options: Option[]
  /** Shown while nothing is chosen. */
  placeholder?: string
}

export function Select({ name, label, help, errors, options, placeholder, ...select }: SelectProps) {
  const { id, shown, control } = useField({ name, label, help, errors })
  return (
    <Field id={id} label={label} help={help} errors={shown} isRequired={select.required}>
      <span className={styles.joined}>
        <select {...select} {...control} className={classNames(styles.control, styles.select)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" className={styles.chevron} />
      </span>
    </Field>
  )
}

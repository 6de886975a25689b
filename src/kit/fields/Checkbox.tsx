import type { ComponentProps, ReactNode } from 'react'
import { FieldErrors } from './FieldErrors.tsx'
import styles from './field.module.css'
import { type FieldProps, useField } from './use-field.ts'

interface CheckboxProps extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps | 'type' | 'children'> {
  /** A longer wording with links, such as a consent; `label` then only names the field in the summary. */
  children?: ReactNode
}

export function Checkbox({ name, label, help, errors, children, ...input }: CheckboxProps) {
  const { id, shown, control } = useField({ name, label, help, errors })
  return (
    <div className={styles.field}>
      <label className={styles.choice}>
        <input type="checkbox" {...input} {...control} />
        <span className={styles.choiceText}>
          <span>{children ?? label}</span>
          {input.required && (
            <span aria-hidden="true" className={styles.mark}>
              {'\u00a0*'}
            </span>
          )}
        </span>
      </label>
      {help && (
        <span id={`${id}-help`} className={styles.help}>
          {help}
        </span>
      )}
      <FieldErrors id={`${id}-errors`} errors={shown} />
    </div>
  )
}

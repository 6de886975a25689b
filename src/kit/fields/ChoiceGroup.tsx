import type { ReactNode } from 'react'
import { FieldErrors } from './FieldErrors.tsx'
import styles from './field.module.css'
import type { useField } from './use-field.ts'

interface ChoiceGroupProps {
  field: ReturnType<typeof useField>
  label: string
  help?: string | undefined
  isRequired?: boolean | undefined
  children: ReactNode
}

/** What stands around the boxes or circles of a `CheckboxGroup` or `RadioGroup`. */
export function ChoiceGroup({ field: { id, shown, control }, label, help, isRequired, children }: ChoiceGroupProps) {
  return (
    <fieldset className={styles.field} aria-describedby={control['aria-describedby']}>
      <legend className={styles.label}>
        <span>{label}</span>
        {isRequired && (
          <span aria-hidden="true" className={styles.mark}>
            {'\u00a0*'}
          </span>
        )}
      </legend>
      <div className={styles.choices}>{children}</div>
      {help && (
        <span id={`${id}-help`} className={styles.help}>
          {help}
        </span>
      )}
      <FieldErrors id={`${id}-errors`} errors={shown} />
    </fieldset>
  )
}

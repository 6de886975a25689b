import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { FieldErrors } from './FieldErrors.tsx'
import styles from './field.module.css'

interface FieldFrameProps {
  id: string
  label: string
  help?: string | undefined
  errors: string[]
  isRequired?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/** Label above, help and messages below; the control comes from `useField`. */
export function Field({ id, label, help, errors, isRequired, className, children }: FieldFrameProps) {
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        <span>{label}</span>
        {isRequired && (
          <span aria-hidden="true" className={styles.mark}>
            {'\u00a0*'}
          </span>
        )}
      </label>
      {children}
      {help && (
        <span id={`${id}-help`} className={styles.help}>
          {help}
        </span>
      )}
      <FieldErrors id={`${id}-errors`} errors={errors} />
    </div>
  )
}

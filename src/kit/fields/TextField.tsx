import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Field } from './Field.tsx'
import styles from './field.module.css'
import { type FieldProps, useField } from './use-field.ts'

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>

/** With a `list`, one may also choose: the chevron says so. */
export function TextField({ name, label, help, errors, className, ...input }: TextFieldProps) {
  const { id, shown, control } = useField({ name, label, help, errors })
  return (
    <Field id={id} label={label} help={help} errors={shown} isRequired={input.required}>
      {input.list === undefined ? (
        <input type="text" {...input} {...control} className={classNames(styles.control, className)} />
      ) : (
        <span className={styles.joined}>
          <input type="text" {...input} {...control} className={classNames(styles.control, className)} />
          <ChevronDown aria-hidden="true" className={styles.chevron} />
        </span>
      )}
    </Field>
  )
}

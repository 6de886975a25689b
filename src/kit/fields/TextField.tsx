import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Field } from './Field.tsx'
import styles from './field.module.css'
import { type FieldProps, useField } from './use-field.ts'
import { useOverlong } from './use-overlong.tsx'

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>

/** With a `list`, one may also choose: the chevron says so. What is longer than `maxLength` stays as it is, and is said to be too long. */
export function TextField({ name, label, help, errors, className, maxLength, ...input }: TextFieldProps) {
  // What is looked for, and figures.
  const isCut = input.type === 'search' || input.inputMode !== undefined
  const { id, shown, control: own } = useField({ name, label, help, errors })
  const { control, overlong } = useOverlong(own, isCut ? undefined : maxLength, input)
  const cut = isCut && { maxLength }
  return (
    <Field id={id} label={label} help={help} errors={shown} isRequired={input.required}>
      {input.list === undefined ? (
        <input type="text" {...input} {...cut} {...control} className={classNames(styles.control, className)} />
      ) : (
        <span className={styles.joined}>
          <input type="text" {...input} {...cut} {...control} className={classNames(styles.control, className)} />
          <ChevronDown aria-hidden="true" className={styles.chevron} />
        </span>
      )}
      {overlong}
    </Field>
  )
}

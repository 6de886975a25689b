import { type ComponentProps, useId, useMemo, useState } from 'react'
import { classNames } from '../class-names.ts'
import { FormContext, type FormErrors } from './form-context.ts'
import { FormErrorSummary } from './FormErrorSummary.tsx'
import styles from './forms.module.css'

interface FormProps extends ComponentProps<'form'> {
  /** By field name; what belongs to no field stands under `form`. */
  errors?: FormErrors
  /** How often the form was sent; left out, new `errors` count as a sending. */
  attempt?: number
}

const NONE: FormErrors = {}

/** Fields inside find their messages by name. Works without JavaScript: give it `method` and `action`. */
export function Form({ errors = NONE, attempt, children, className, ...form }: FormProps) {
  const id = useId()
  const [labels] = useState(() => new Map<string, string>())
  const [unreadable] = useState(() => new Map<string, string>())
  const value = useMemo(
    () => ({ id, errors, labels, unreadable, attempt: attempt ?? errors }),
    [id, errors, labels, unreadable, attempt],
  )
  return (
    <FormContext value={value}>
      <form noValidate {...form} className={classNames(styles.form, className)}>
        <FormErrorSummary />
        {children}
      </form>
    </FormContext>
  )
}

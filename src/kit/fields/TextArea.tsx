import type { ComponentProps } from 'react'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { useKitText } from '../text/kit-text.ts'
import { Field } from './Field.tsx'
import styles from './field.module.css'
import { type FieldProps, useField } from './use-field.ts'
import { useOverlong } from './use-overlong.tsx'

interface TextAreaProps extends FieldProps, Omit<ComponentProps<'textarea'>, keyof FieldProps> {
  /** Counts the characters left; typing past it is allowed, so that nothing pasted is cut off. */
  limit?: number
}

/** Grows with its text. What is longer than `maxLength` stays as it is, and is said to be too long. */
export function TextArea({ name, label, help, errors, limit, maxLength, ...area }: TextAreaProps) {
  const { id, shown, control: own } = useField({ name, label, help, errors })
  const { control, length, overlong } = useOverlong(own, limit === undefined ? maxLength : undefined, area)
  return (
    <Field id={id} label={label} help={help} errors={shown} isRequired={area.required}>
      <textarea rows={3} {...area} {...control} className={styles.control} />
      {overlong}
      {limit !== undefined && <CharactersLeft left={limit - length} isNear={length > limit * 0.8} />}
    </Field>
  )
}

function CharactersLeft({ left, isNear }: { left: number; isNear: boolean }) {
  const text = useKitText()
  const message = left < 0 ? text('charactersOver', { count: -left }) : text('charactersLeft', { count: left })
  const announced = isNear && (left % 20 === 0 || left < 0) ? message : ''
  return (
    <span className={styles.help}>
      <span aria-hidden="true">{message}</span>
      <VisuallyHidden>
        <output>{announced}</output>
      </VisuallyHidden>
    </span>
  )
}

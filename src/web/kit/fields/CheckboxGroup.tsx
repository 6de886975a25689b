import { FieldErrors } from './FieldErrors.tsx'
import styles from './field.module.css'
import type { Option } from './Select.tsx'
import { type FieldProps, useField } from './use-field.ts'

interface CheckboxGroupProps extends FieldProps {
  options: Option[]
  required?: boolean
  values: string[]
  /** What is ticked, in the order of the options. */
  onValues: (values: string[]) => void
}

/** Several of a few; one of a few is a `RadioGroup`. */
export function CheckboxGroup({ name, label, help, errors, options, required, values, onValues }: CheckboxGroupProps) {
  const { id, shown, control } = useField({ name, label, help, errors })
  const tick = (value: string, isTicked: boolean) =>
    onValues(
      options.map((option) => option.value).filter((each) => (each === value ? isTicked : values.includes(each))),
    )
  return (
    <fieldset className={styles.field} aria-describedby={control['aria-describedby']}>
      <legend className={styles.label}>
        {label}
        {required && (
          <span aria-hidden="true" className={styles.mark}>
            {' *'}
          </span>
        )}
      </legend>
      <div className={styles.choices}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="checkbox"
              id={index === 0 ? id : `${id}-${index}`}
              name={name}
              value={option.value}
              data-invalid={control['aria-invalid']}
              checked={values.includes(option.value)}
              onChange={(event) => tick(option.value, event.target.checked)}
            />
            <span className={styles.choiceText}>{option.label}</span>
          </label>
        ))}
      </div>
      {help && (
        <span id={`${id}-help`} className={styles.help}>
          {help}
        </span>
      )}
      <FieldErrors id={`${id}-errors`} errors={shown} />
    </fieldset>
  )
}

import { ChoiceGroup } from './ChoiceGroup.tsx'
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
  const field = useField({ name, label, help, errors })
  const { id, control } = field
  const tick = (value: string, isTicked: boolean) =>
    onValues(
      options.map((option) => option.value).filter((each) => (each === value ? isTicked : values.includes(each))),
    )
  return (
    <ChoiceGroup field={field} label={label} help={help} isRequired={required}>
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
    </ChoiceGroup>
  )
}

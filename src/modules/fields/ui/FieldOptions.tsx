import { Plus, X } from 'lucide-react'
import { useId } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import { IconButton } from '#kit/actions/IconButton.tsx'
import { FieldErrors } from '#kit/fields/FieldErrors.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { useFormValue } from '#kit/forms/form-context.ts'
import type { FormField } from '../contract.ts'
import { FIELD_MAX } from '../vocabulary.ts'
import { nameFrom } from './field-draft.ts'
import styles from './fields.module.css'
import { useEditorText } from './use-editor-text.ts'

type Options = FormField['options']

interface FieldOptionsProps {
  /** where their errors are */
  at: string
  options: Options
  onChange: (options: Options) => void
}

/** What can be chosen: the text that is shown, and the value that is kept. */
export function FieldOptions({ at, options, onChange }: FieldOptionsProps) {
  const text = useEditorText()
  const id = useId()
  const errors = useFormValue()?.errors[at] ?? []
  const replace = (place: number, next: Options[number]) => onChange(options.with(place, next))
  return (
    <fieldset className={styles.rows}>
      <legend>{text('options')}</legend>
      {options.map((option, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- an option has nothing of its own but its place
        <div key={place} className={styles.row}>
          <TextField
            name={`${at}.${place}.text`}
            label={text('optionText')}
            maxLength={FIELD_MAX.label}
            value={option.text}
            onChange={({ target: { value: words } }) =>
              replace(place, {
                text: words,
                value: option.value === nameFrom(option.text) ? nameFrom(words) : option.value,
              })
            }
          />
          <TextField
            name={`${at}.${place}.value`}
            label={text('optionValue')}
            maxLength={FIELD_MAX.label}
            value={option.value}
            onChange={(event) => replace(place, { ...option, value: event.target.value })}
          />
          <IconButton
            label={text('removeOption', { name: option.text })}
            icon={<X />}
            onClick={() => onChange(options.toSpliced(place, 1))}
          />
        </div>
      ))}
      <FieldErrors id={`${id}-errors`} errors={errors} />
      <div>
        <Button
          look="quiet"
          icon={<Plus />}
          disabled={options.length >= FIELD_MAX.options}
          onClick={() => onChange([...options, { value: '', text: '' }])}
        >
          {text('addOption')}
        </Button>
      </div>
    </fieldset>
  )
}

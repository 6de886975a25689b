import { type ReactNode, useState } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import common from '#kit/common.module.css'
import { Status } from '#kit/feedback/Status.tsx'
import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { Select } from '#kit/fields/Select.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { useFormValue } from '#kit/forms/form-context.ts'
import type { FormField } from '../contract.ts'
import { CHOICE_TYPES, FIELD_MAX, type FieldType } from '../vocabulary.ts'
import { type FieldDraft, nameFrom } from './field-draft.ts'
import { FieldOptions } from './FieldOptions.tsx'
import styles from './fields.module.css'
import { useEditorText } from './use-editor-text.ts'

export interface FieldEditorProps<Field extends FormField> {
  field: FieldDraft<Field>
  /** where its errors are */
  at: string
  types: readonly FieldType[]
  /** asked by every form of its kind: it keeps its name and its type, and cannot be removed */
  isFixed: boolean
  onChange: (part: Partial<FormField>) => void
  onRemove: () => void
  /** what else there is to say about it */
  children?: ReactNode
}

/** One line until it is opened; a field with something wrong is open. */
export function FieldEditor<Field extends FormField>(props: FieldEditorProps<Field>) {
  const { field, at, types, isFixed, onChange, onRemove, children } = props
  const text = useEditorText()
  const isWrong = Object.keys(useFormValue()?.errors ?? {}).some((name) => name.startsWith(`${at}.`))
  const [isOpen, setOpen] = useState(field.label === '')
  const relabel = (label: string) =>
    onChange({ label, ...(field.name === nameFrom(field.label) ? { name: nameFrom(label) } : {}) })
  return (
    <details className={styles.field} open={isOpen || isWrong} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className={styles.fieldLabel}>{field.label || text('untitled')}</span>
        <span className={common.longNote}>{text(`type_${field.type}`)}</span>
        {field.required && <Status>{text('required')}</Status>}
      </summary>
      <div className={styles.fieldBody}>
        <TextField
          name={`${at}.label`}
          label={text('label')}
          required
          maxLength={FIELD_MAX.label}
          value={field.label}
          onChange={(event) => relabel(event.target.value)}
        />
        {isFixed ? (
          <p className={common.longNote}>{text('always')}</p>
        ) : (
          <Select
            name={`${at}.type`}
            label={text('type')}
            options={types.map((type) => ({ value: type, label: text(`type_${type}`) }))}
            value={field.type}
            onChange={(event) => onChange({ type: types.find((type) => type === event.target.value) ?? 'text' })}
          />
        )}
        {CHOICE_TYPES.includes(field.type) && (
          <FieldOptions at={`${at}.options`} options={field.options} onChange={(options) => onChange({ options })} />
        )}
        {field.type !== 'checkbox' && field.type !== 'radio' && (
          <TextField
            name={`${at}.placeholder`}
            label={text('placeholder')}
            maxLength={FIELD_MAX.label}
            value={field.placeholder}
            onChange={(event) => onChange({ placeholder: event.target.value })}
          />
        )}
        {field.type === 'checkbox' && (
          <Checkbox
            name={`${at}.checked`}
            label={text('checked')}
            checked={field.checked}
            onChange={(event) => onChange({ checked: event.target.checked })}
          />
        )}
        {children}
        {!isFixed && (
          <>
            <Checkbox
              name={`${at}.required`}
              label={text('required')}
              help={text('requiredHelp')}
              checked={field.required}
              onChange={(event) => onChange({ required: event.target.checked })}
            />
            <TextField
              name={`${at}.name`}
              label={text('fieldName')}
              help={text('fieldNameHelp')}
              required
              maxLength={FIELD_MAX.name}
              spellCheck={false}
              value={field.name}
              onChange={(event) => onChange({ name: event.target.value })}
            />
            <div>
              <Button look="quiet" onClick={onRemove}>
                {text('removeField')}
              </Button>
            </div>
          </>
        )}
      </div>
    </details>
  )
}

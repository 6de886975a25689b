import { type ReactNode, useState } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import { Status } from '#kit/feedback/Status.tsx'
import { boundTo } from '#kit/fields/bound-to.ts'
import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { Select } from '#kit/fields/Select.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { useFormValue } from '#kit/forms/form-context.ts'
import inner from '#kit/inner.module.css'
import { withHelp } from '#kit/text/with-help.ts'
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
  const { field: asked, at, types, isFixed, onChange, onRemove, children } = props
  const text = useEditorText()
  const field = boundTo<FormField>(asked, onChange)
  const isWrong = Object.keys(useFormValue()?.errors ?? {}).some((name) => name.startsWith(`${at}.`))
  const [isOpen, setOpen] = useState(asked.label === '')
  const relabel = (label: string) =>
    onChange({ label, ...(asked.name === nameFrom(asked.label) ? { name: nameFrom(label) } : {}) })
  return (
    <details className={styles.field} open={isOpen || isWrong} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className={styles.fieldLabel}>{asked.label || text('untitled')}</span>
        <span className={inner.longNote}>{text(`type_${asked.type}`)}</span>
        {asked.required && <Status>{text('required')}</Status>}
      </summary>
      <div className={styles.fieldBody}>
        <TextField
          {...field.text('label', `${at}.label`)}
          label={text('label')}
          required
          maxLength={FIELD_MAX.label}
          onChange={(event) => relabel(event.target.value)}
        />
        {isFixed ? (
          <p className={inner.longNote}>{text('always')}</p>
        ) : (
          <Select
            {...field.choice('type', `${at}.type`)}
            label={text('type')}
            options={types.map((type) => ({ value: type, label: text(`type_${type}`) }))}
          />
        )}
        {CHOICE_TYPES.includes(asked.type) && (
          <FieldOptions at={`${at}.options`} options={asked.options} onChange={(options) => onChange({ options })} />
        )}
        {asked.type !== 'checkbox' && asked.type !== 'radio' && (
          <TextField
            {...field.text('placeholder', `${at}.placeholder`)}
            label={text('placeholder')}
            maxLength={FIELD_MAX.label}
          />
        )}
        {asked.type === 'checkbox' && <Checkbox {...field.tick('checked', `${at}.checked`)} label={text('checked')} />}
        {children}
        {!isFixed && (
          <>
            <Checkbox {...field.tick('required', `${at}.required`)} {...withHelp(text, 'required')} />
            <TextField
              {...field.text('name', `${at}.name`)}
              {...withHelp(text, 'fieldName')}
              required
              maxLength={FIELD_MAX.name}
              spellCheck={false}
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

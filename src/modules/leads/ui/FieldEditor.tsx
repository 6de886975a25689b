import { useState } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import { Status } from '#kit/feedback/Status.tsx'
import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { Select } from '#kit/fields/Select.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { useFormValue } from '#kit/forms/form-context.ts'
import { CHOICE_TYPES, EMAIL_FIELD, FIELD_TYPES, MAX } from '../vocabulary.ts'
import styles from './editor.module.css'
import { FieldOptions } from './FieldOptions.tsx'
import { type FieldDraft, nameFrom } from './form-draft.ts'
import { useLeadsText } from './use-text.ts'

interface FieldEditorProps {
  field: FieldDraft
  index: number
  onChange: (field: FieldDraft) => void
  onRemove: () => void
}

/** One line until it is opened; a field with something wrong is open. */
export function FieldEditor({ field, index, onChange, onRemove }: FieldEditorProps) {
  const text = useLeadsText()
  const at = `fields.${index}`
  const isWrong = Object.keys(useFormValue()?.errors ?? {}).some((name) => name.startsWith(`${at}.`))
  const [isOpen, setOpen] = useState(field.label === '')
  const isTheEmail = field.name === EMAIL_FIELD && field.type === 'email'
  const change = (part: Partial<FieldDraft>) => onChange({ ...field, ...part })
  const relabel = (label: string) =>
    change({ label, ...(field.name === nameFrom(field.label) ? { name: nameFrom(label) } : {}) })
  return (
    <details className={styles.field} open={isOpen || isWrong} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className={styles.fieldLabel}>{field.label || text('untitled')}</span>
        <span className={styles.soft}>{text(`type_${field.type}`)}</span>
        {field.required && <Status>{text('required')}</Status>}
      </summary>
      <div className={styles.fieldBody}>
        <TextField
          name={`${at}.label`}
          label={text('label')}
          required
          maxLength={MAX.label}
          value={field.label}
          onChange={(event) => relabel(event.target.value)}
        />
        {isTheEmail ? (
          <p className={styles.soft}>{text('always')}</p>
        ) : (
          <Select
            name={`${at}.type`}
            label={text('type')}
            options={FIELD_TYPES.map((type) => ({ value: type, label: text(`type_${type}`) }))}
            value={field.type}
            onChange={(event) => change({ type: FIELD_TYPES.find((type) => type === event.target.value) ?? 'text' })}
          />
        )}
        {CHOICE_TYPES.includes(field.type) && (
          <FieldOptions at={`${at}.options`} options={field.options} onChange={(options) => change({ options })} />
        )}
        {field.type !== 'checkbox' && field.type !== 'radio' && (
          <TextField
            name={`${at}.placeholder`}
            label={text('placeholder')}
            maxLength={MAX.label}
            value={field.placeholder}
            onChange={(event) => change({ placeholder: event.target.value })}
          />
        )}
        {field.type === 'checkbox' && (
          <Checkbox
            name={`${at}.checked`}
            label={text('checked')}
            checked={field.checked}
            onChange={(event) => change({ checked: event.target.checked })}
          />
        )}
        {!isTheEmail && (
          <>
            <Checkbox
              name={`${at}.required`}
              label={text('required')}
              help={text('requiredHelp')}
              checked={field.required}
              onChange={(event) => change({ required: event.target.checked })}
            />
            <TextField
              name={`${at}.name`}
              label={text('fieldName')}
              help={text('fieldNameHelp')}
              required
              maxLength={MAX.fieldName}
              spellCheck={false}
              value={field.name}
              onChange={(event) => change({ name: event.target.value })}
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

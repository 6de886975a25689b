import { Plus, X } from 'lucide-react'
import { Button } from '#kit/actions/Button.tsx'
import { IconButton } from '#kit/actions/IconButton.tsx'
import common from '#kit/common.module.css'
import { TextField } from '#kit/fields/TextField.tsx'
import styles from '#modules/fields/ui/fields.module.css'
import { FIELD_MAX } from '#modules/fields/vocabulary.ts'
import type { HiddenField } from '../contract.ts'
import { useLeadsText } from './use-text.ts'

interface HiddenFieldsProps {
  fields: HiddenField[]
  onChange: (fields: HiddenField[]) => void
}

export function HiddenFields({ fields, onChange }: HiddenFieldsProps) {
  const text = useLeadsText()
  return (
    <fieldset className={styles.rows}>
      <legend>{text('hiddenFields')}</legend>
      <p className={common.longNote}>{text('hiddenFieldsHelp')}</p>
      {fields.map((field, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- while it is edited it has nothing of its own but its place
        <div key={place} className={styles.row}>
          <TextField
            name={`hidden_fields.${place}.name`}
            label={text('hiddenName')}
            maxLength={FIELD_MAX.name}
            spellCheck={false}
            value={field.name}
            onChange={(event) => onChange(fields.with(place, { ...field, name: event.target.value }))}
          />
          <TextField
            name={`hidden_fields.${place}.value`}
            label={text('hiddenValue')}
            maxLength={FIELD_MAX.line}
            value={field.value}
            onChange={(event) => onChange(fields.with(place, { ...field, value: event.target.value }))}
          />
          <IconButton
            label={text('removeHidden', { name: field.name })}
            icon={<X />}
            onClick={() => onChange(fields.toSpliced(place, 1))}
          />
        </div>
      ))}
      <div>
        <Button
          look="quiet"
          icon={<Plus />}
          disabled={fields.length >= FIELD_MAX.fields}
          onClick={() => onChange([...fields, { name: '', value: '' }])}
        >
          {text('addHidden')}
        </Button>
      </div>
    </fieldset>
  )
}

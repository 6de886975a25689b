import { Plus, X } from 'lucide-react'
import { Button } from '#kit/actions/Button.tsx'
import { IconButton } from '#kit/actions/IconButton.tsx'
import { boundTo } from '#kit/fields/bound-to.ts'
import { TextField } from '#kit/fields/TextField.tsx'
import inner from '#kit/inner.module.css'
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
      <p className={inner.longNote}>{text('hiddenFieldsHelp')}</p>
      {fields.map((hidden, place) => (
        <HiddenLine
          // oxlint-disable-next-line react/no-array-index-key -- while it is edited it has nothing of its own but its place
          key={place}
          at={`hidden_fields.${place}`}
          hidden={hidden}
          onChange={(part) => onChange(fields.with(place, { ...hidden, ...part }))}
          onRemove={() => onChange(fields.toSpliced(place, 1))}
        />
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

interface HiddenLineProps {
  /** where its errors are */
  at: string
  hidden: HiddenField
  onChange: (part: Partial<HiddenField>) => void
  onRemove: () => void
}

function HiddenLine({ at, hidden, onChange, onRemove }: HiddenLineProps) {
  const text = useLeadsText()
  const field = boundTo(hidden, onChange)
  return (
    <div className={styles.row}>
      <TextField
        {...field.text('name', `${at}.name`)}
        label={text('hiddenName')}
        maxLength={FIELD_MAX.name}
        spellCheck={false}
      />
      <TextField {...field.text('value', `${at}.value`)} label={text('hiddenValue')} maxLength={FIELD_MAX.line} />
      <IconButton label={text('removeHidden', { name: hidden.name })} icon={<X />} onClick={onRemove} />
    </div>
  )
}

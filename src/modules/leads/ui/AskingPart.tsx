import { Plus } from 'lucide-react'
import { Button } from '#kit/actions/Button.tsx'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { SortableList } from '#kit/lists/SortableList.tsx'
import { MAX } from '../vocabulary.ts'
import styles from './editor.module.css'
import { FieldEditor } from './FieldEditor.tsx'
import { type FieldDraft, newField, type PartProps } from './form-draft.ts'
import { HiddenFields } from './HiddenFields.tsx'
import { useLeadsText } from './use-text.ts'

/** Its fields in their order, the hidden ones, the consent and the button. */
export function AskingPart({ form, change }: PartProps) {
  const text = useLeadsText()
  const { fields } = form
  const order = (keys: string[]) =>
    change({ fields: keys.flatMap((key) => fields.filter((field) => field.key === key)) })
  const replace = (next: FieldDraft) =>
    change({ fields: fields.map((field) => (field.key === next.key ? next : field)) })
  return (
    <section className={styles.part} aria-labelledby="lead-form-asking">
      <h2 id="lead-form-asking">{text('whatItAsks')}</h2>
      <div className={styles.fields}>
        <SortableList
          items={fields}
          itemId={({ key }) => key}
          itemName={({ label }) => label || text('untitled')}
          onReorder={order}
        >
          {(field) => (
            <FieldEditor
              field={field}
              index={fields.indexOf(field)}
              onChange={replace}
              onRemove={() => change({ fields: fields.filter((other) => other !== field) })}
            />
          )}
        </SortableList>
      </div>
      <div>
        <Button
          icon={<Plus />}
          disabled={fields.length >= MAX.fields}
          onClick={() => change({ fields: [...fields, newField(crypto.randomUUID())] })}
        >
          {text('addField')}
        </Button>
      </div>
      <HiddenFields fields={form.hidden_fields} onChange={(hidden_fields) => change({ hidden_fields })} />
      <TextArea
        name="consent_text"
        label={text('consentText')}
        help={text('consentHelp')}
        limit={MAX.words}
        value={form.consent_text}
        onChange={(event) => change({ consent_text: event.target.value })}
      />
      <TextField
        name="button_text"
        label={text('buttonText')}
        help={text('buttonHelp')}
        maxLength={MAX.button}
        value={form.button_text}
        onChange={(event) => change({ button_text: event.target.value })}
      />
    </section>
  )
}

import { boundTo } from '#kit/fields/bound-to.ts'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import inner from '#kit/inner.module.css'
import { newField } from '#modules/fields/ui/field-draft.ts'
import { FieldList } from '#modules/fields/ui/FieldList.tsx'
import { FIELD_TYPES } from '#modules/fields/vocabulary.ts'
import { EMAIL_FIELD, MAX } from '../vocabulary.ts'
import styles from './editor.module.css'
import type { PartProps } from './form-draft.ts'
import { HiddenFields } from './HiddenFields.tsx'
import { useLeadsText } from './use-text.ts'

/** Its fields in their order, the hidden ones, the consent and the button. */
export function AskingPart({ form, change }: PartProps) {
  const text = useLeadsText()
  const field = boundTo(form, change)
  return (
    <section className={`${inner.closeColumn} ${inner.form} ${styles.part}`} aria-labelledby="lead-form-asking">
      <h2 id="lead-form-asking">{text('whatItAsks')}</h2>
      <FieldList
        fields={form.fields}
        types={FIELD_TYPES}
        blank={newField}
        isFixed={({ name, type }) => name === EMAIL_FIELD && type === 'email'}
        onChange={(fields) => change({ fields })}
      />
      <HiddenFields fields={form.hidden_fields} onChange={(hidden_fields) => change({ hidden_fields })} />
      <TextArea
        {...field.text('consent_text')}
        label={text('consentText')}
        help={text('consentHelp')}
        limit={MAX.words}
      />
      <TextField
        {...field.text('button_text')}
        label={text('buttonText')}
        help={text('buttonHelp')}
        maxLength={MAX.button}
      />
    </section>
  )
}

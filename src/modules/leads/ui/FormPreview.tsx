import { useState } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import { Form } from '#kit/forms/Form.tsx'
import { FormActions } from '#kit/forms/FormActions.tsx'
import { Consent } from './Consent.tsx'
import styles from './editor.module.css'
import type { FormDraft } from './form-draft.ts'
import { LeadFields } from './LeadFields.tsx'
import { LeadThanks } from './LeadThanks.tsx'
import { useFormText } from './use-form-text.ts'
import { useLeadsText } from './use-text.ts'

const SIDES = ['previewForm', 'previewThanks'] as const

/** What visitors will see; it can be tried and sends nothing. */
export function FormPreview({ form }: { form: FormDraft }) {
  const text = useLeadsText()
  const words = useFormText()
  const [side, setSide] = useState<(typeof SIDES)[number]>('previewForm')
  const fields = form.fields.map((field) => ({ ...field, name: `preview_${field.key}` }))
  return (
    <section className={styles.preview} aria-labelledby="lead-form-preview">
      <header className={styles.previewHead}>
        <h2 id="lead-form-preview">{text('preview')}</h2>
        {SIDES.map((each) => (
          <Button
            key={each}
            look={each === side ? 'secondary' : 'quiet'}
            aria-pressed={each === side}
            onClick={() => setSide(each)}
          >
            {text(each)}
          </Button>
        ))}
      </header>
      <div className={styles.paper}>
        {form.header && <p className={styles.previewHeader}>{form.header}</p>}
        {side === 'previewForm' ? (
          <Form
            onSubmit={(event) => {
              event.preventDefault()
              setSide('previewThanks')
            }}
          >
            <LeadFields fields={fields} typed={undefined} />
            {form.consent_text && <Consent words={form.consent_text} typed={undefined} />}
            <FormActions submit={form.button_text || words('subscribe')} />
          </Form>
        ) : (
          <LeadThanks form={form} />
        )}
      </div>
    </section>
  )
}

import { useLocation } from 'react-router'
import type { FormOutcome } from '#platform/contract/form-outcome.ts'
import { Form } from '#kit/forms/Form.tsx'
import { FormActions } from '#kit/forms/FormActions.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import common from '#kit/common.module.css'
import type { LeadForm as Definition } from '../contract.ts'
import { TRAP_FIELD } from '../vocabulary.ts'
import { Consent } from './Consent.tsx'
import { LeadFields } from './LeadFields.tsx'
import { LeadThanks } from './LeadThanks.tsx'
import { useFormText } from './use-form-text.ts'
import { useLeadForm } from './use-lead-form.ts'

export interface LeadFormProps {
  form: Definition
  outcome: FormOutcome | null
  /** instead of going there */
  onRedirect?: (url: string) => void
}

/** A form that works with scripts and without. */
export function LeadForm({ form, outcome, onRedirect = goTo }: LeadFormProps) {
  const text = useFormText()
  const { language } = useLocale()
  const { pathname, search } = useLocation()
  const ofThisForm = outcome?.values['form_id'] === form.id ? outcome : null
  const { told, isSending, formProps } = useLeadForm({ form, outcome: ofThisForm, onRedirect })
  if (told) return <LeadThanks form={form} isNews />
  return (
    <Form {...formProps}>
      <input type="hidden" name="form_id" value={form.id} />
      <input type="hidden" name="form_token" value={tokenOf(form, ofThisForm)} />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="_from" value={pathname + search} />
      <label className={common.hidden} aria-hidden="true">
        {text('doNotFill')}
        <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
      <LeadFields fields={form.fields} typed={ofThisForm?.values} />
      {form.consent_text && <Consent words={form.consent_text} typed={ofThisForm?.values} />}
      <FormActions submit={form.button_text || text('subscribe')} isSending={isSending} />
    </Form>
  )
}

/** Whoever mends a field began when they first sent the form, and may send it again at once. */
const tokenOf = (form: Definition, outcome: FormOutcome | null): string => {
  const isMended = outcome?.isRefused && Object.keys(outcome.errors).length > 0
  return (isMended && outcome.values['form_token']) || form.form_token
}

const goTo = (url: string) => window.location.assign(url)

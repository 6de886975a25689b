import common from '#kit/common.module.css'
import { useLeaveGuard } from '#kit/drafts/useLeaveGuard.ts'
import { useUnsaved } from '#kit/drafts/useUnsaved.ts'
import { toast } from '#kit/feedback/toast.ts'
import { Form } from '#kit/forms/Form.tsx'
import { FormActions } from '#kit/forms/FormActions.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import { Section } from '#kit/layouts/Section.tsx'
import type { PartnerBody } from '../contract.ts'
import { AboutFields } from './AboutFields.tsx'
import { CommissionFields } from './CommissionFields.tsx'
import { bodyOf, type PartnerDraft } from './partner-draft.ts'
import { ScopeFields } from './ScopeFields.tsx'
import { usePartnersText } from './use-text.ts'

interface PartnerEditorProps {
  /** under which what is typed is kept in this browser */
  draftName: string
  saved: PartnerDraft
  currency: string
  /** Saves, and leads on once nothing is unsaved any more. */
  save: (body: PartnerBody) => Promise<() => void | Promise<void>>
}

export function PartnerEditor({ draftName, saved, currency, save }: PartnerEditorProps) {
  const text = usePartnersText()
  const { send, isSending, errorProps } = useSending()
  const { values: draft, isUnsaved, change, forget } = useUnsaved(draftName, saved)
  const letGo = useLeaveGuard({ isUnsaved, onLeave: forget })
  const store = () =>
    send(async () => {
      const goOn = await save(bodyOf(draft))
      letGo()
      forget()
      toast.saved()
      await goOn()
    })
  return (
    <Form
      {...errorProps}
      className={common.editor}
      onSubmit={(event) => {
        event.preventDefault()
        void store()
      }}
    >
      <Section title={text('about')}>
        <AboutFields draft={draft} change={change} />
      </Section>
      <Section title={text('terms')}>
        <CommissionFields draft={draft} currency={currency} change={change} />
      </Section>
      <Section title={text('products')}>
        <ScopeFields draft={draft} currency={currency} change={change} />
      </Section>
      <FormActions submit={text('save')} isSending={isSending} />
    </Form>
  )
}

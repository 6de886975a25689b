import common from '#kit/common.module.css'
import { useLeaveGuard } from '#kit/drafts/useLeaveGuard.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { useUnsaved } from '#kit/drafts/useUnsaved.ts'
import { toast } from '#kit/feedback/toast.ts'
import { Form } from '#kit/forms/Form.tsx'
import { FormActions } from '#kit/forms/FormActions.tsx'
import { Section } from '#kit/layouts/Section.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import type { CodeBody } from '../../codes/contract.ts'
import { bodyOf, type CodeDraft } from './code-draft.ts'
import { LimitFields } from './LimitFields.tsx'
import { ScopeFields } from './ScopeFields.tsx'
import { useCodesText } from './use-text.ts'
import { ValueFields } from './ValueFields.tsx'

interface CodeEditorProps {
  /** under which what is typed is kept in this browser */
  draftName: string
  saved: CodeDraft
  currency: string
  /** Saves, and leads on once nothing is unsaved any more. */
  save: (body: CodeBody) => Promise<() => void | Promise<void>>
}

export function CodeEditor({ draftName, saved, currency, save }: CodeEditorProps) {
  const text = useCodesText()
  const { timeZone } = useLocale()
  const { send, isSending, errorProps } = useSending()
  const { values: draft, isUnsaved, change, forget } = useUnsaved(draftName, saved)
  const letGo = useLeaveGuard({ isUnsaved, onLeave: forget })

  const store = () =>
    send(async () => {
      const goOn = await save(bodyOf(draft, timeZone))
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
      <Section title={text('basics')}>
        <ValueFields draft={draft} currency={currency} change={change} />
      </Section>
      <Section title={text('what')}>
        <ScopeFields draft={draft} change={change} />
      </Section>
      <Section title={text('limits')}>
        <LimitFields draft={draft} currency={currency} change={change} />
      </Section>
      <FormActions submit={text('save')} isSending={isSending} />
    </Form>
  )
}

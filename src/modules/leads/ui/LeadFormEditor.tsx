import { useSending } from '#kit/forms/use-sending.ts'
import { useLeaveGuard } from '#kit/drafts/useLeaveGuard.ts'
import { useUnsaved } from '#kit/drafts/useUnsaved.ts'
import { toast } from '#kit/feedback/toast.ts'
import { Form } from '#kit/forms/Form.tsx'
import { FormActions } from '#kit/forms/FormActions.tsx'
import type { FormBody } from '../contract.ts'
import { AfterwardsPart } from './AfterwardsPart.tsx'
import { AskingPart } from './AskingPart.tsx'
import styles from './editor.module.css'
import { FormPreview } from './FormPreview.tsx'
import { bodyOf, type FormDraft } from './form-draft.ts'
import { HeadingPart } from './HeadingPart.tsx'
import { PlacementPart } from './PlacementPart.tsx'
import { useLeadsText } from './use-text.ts'

interface LeadFormEditorProps {
  /** under which what is typed is kept in this browser */
  draftName: string
  saved: FormDraft
  /** Saves, and leads on once nothing is unsaved any more. */
  save: (body: FormBody) => Promise<() => void | Promise<void>>
}

/** A form as it is made, with what becomes of it beside. */
export function LeadFormEditor({ draftName, saved, save }: LeadFormEditorProps) {
  const text = useLeadsText()
  const { send, isSending, errorProps } = useSending()
  const { values: form, isUnsaved, change, forget } = useUnsaved(draftName, saved)
  const letGo = useLeaveGuard({ isUnsaved, onLeave: forget })

  const store = () =>
    send(async () => {
      const goOn = await save(bodyOf(form))
      letGo()
      forget()
      toast.saved()
      await goOn()
    })

  return (
    <div className={styles.editor}>
      <Form
        {...errorProps}
        onSubmit={(event) => {
          event.preventDefault()
          void store()
        }}
      >
        <HeadingPart form={form} change={change} />
        <AskingPart form={form} change={change} />
        <AfterwardsPart form={form} change={change} />
        <PlacementPart form={form} change={change} />
        <FormActions submit={text('save')} isSending={isSending} />
      </Form>
      <FormPreview form={form} />
    </div>
  )
}

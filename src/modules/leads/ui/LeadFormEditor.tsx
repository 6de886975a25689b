import common from '#kit/common.module.css'
import { usePageWork } from '#kit/drafts/usePageWork.ts'
import { SavedForm } from '#kit/forms/SavedForm.tsx'
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
  /** Saves, and reads again what is stored, or leads on: right before, `letGo` lets the page be left. */
  onSave: (body: FormBody, letGo: () => void) => Promise<void>
}

/** A form as it is made, with what becomes of it beside. */
export function LeadFormEditor({ draftName, saved, onSave }: LeadFormEditorProps) {
  const text = useLeadsText()
  const { values: form, change, forget, letGo } = usePageWork(draftName, saved)

  return (
    <div className={`${common.looseColumn} ${styles.editor}`}>
      <SavedForm save={() => onSave(bodyOf(form), letGo)} forget={forget} submit={text('save')}>
        <HeadingPart form={form} change={change} />
        <AskingPart form={form} change={change} />
        <AfterwardsPart form={form} change={change} />
        <PlacementPart form={form} change={change} />
      </SavedForm>
      <FormPreview form={form} />
    </div>
  )
}

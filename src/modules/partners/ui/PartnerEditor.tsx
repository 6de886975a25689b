import { usePageWork } from '#kit/drafts/usePageWork.ts'
import { SavedForm } from '#kit/forms/SavedForm.tsx'
import inner from '#kit/inner.module.css'
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
  /** Saves, and reads again what is stored, or leads on: right before, `letGo` lets the page be left. */
  onSave: (body: PartnerBody, letGo: () => void) => Promise<void>
}

export function PartnerEditor({ draftName, saved, currency, onSave }: PartnerEditorProps) {
  const text = usePartnersText()
  const { values: draft, change, forget, letGo } = usePageWork(draftName, saved)
  const part = { draft, currency, change }
  return (
    <SavedForm save={() => onSave(bodyOf(draft), letGo)} forget={forget} submit={text('save')} className={inner.editor}>
      <Section title={text('about')}>
        <AboutFields {...part} />
      </Section>
      <Section title={text('terms')}>
        <CommissionFields {...part} />
      </Section>
      <Section title={text('products')}>
        <ScopeFields {...part} />
      </Section>
    </SavedForm>
  )
}

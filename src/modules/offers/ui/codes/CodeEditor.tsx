import { usePageWork } from '#kit/drafts/usePageWork.ts'
import { SavedForm } from '#kit/forms/SavedForm.tsx'
import inner from '#kit/inner.module.css'
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
  /** Saves, and reads again what is stored, or leads on: right before, `letGo` lets the page be left. */
  onSave: (body: CodeBody, letGo: () => void) => Promise<void>
}

export function CodeEditor({ draftName, saved, currency, onSave }: CodeEditorProps) {
  const text = useCodesText()
  const { timeZone } = useLocale()
  const { values: draft, change, forget, letGo } = usePageWork(draftName, saved)
  const part = { draft, currency, change }

  return (
    <SavedForm
      save={() => onSave(bodyOf(draft, timeZone), letGo)}
      forget={forget}
      submit={text('save')}
      className={inner.editor}
    >
      <Section title={text('basics')}>
        <ValueFields {...part} />
      </Section>
      <Section title={text('what')}>
        <ScopeFields {...part} />
      </Section>
      <Section title={text('limits')}>
        <LimitFields {...part} />
      </Section>
    </SavedForm>
  )
}

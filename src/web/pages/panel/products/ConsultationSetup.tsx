import { useWords } from '#kit/text/text-of.ts'
import type { Setup } from '#modules/consultations/setup/contract.ts'
import { SavedTogether } from '#kit/drafts/SavedTogether.tsx'
import { HoursForm } from '#modules/consultations/ui/HoursForm.tsx'
import { TermsForm } from '#modules/consultations/ui/TermsForm.tsx'
import { consultationKindWords } from '#modules/consultations/ui/kind-words.ts'
import { useConsultationPanelText } from '#modules/consultations/ui/panel-text.ts'
import { Section } from '#kit/layouts/Section.tsx'
import { useProductInHand } from './use-product-in-hand.ts'

export default function ConsultationSetup() {
  const text = useConsultationPanelText()
  const kindText = useWords(consultationKindWords)
  const { product, contents: setup, reload } = useProductInHand<Setup>()
  return (
    <SavedTogether>
      <Section title={kindText('hours')}>
        <HoursForm key={product.id} consultationId={product.id} setup={setup} onSaved={reload} />
      </Section>
      <Section title={text('terms')}>
        <TermsForm key={product.id} consultationId={product.id} terms={setup.terms} onSaved={reload} />
      </Section>
    </SavedTogether>
  )
}

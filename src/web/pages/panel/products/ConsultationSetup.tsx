import { LeaveGuards } from '#modules/catalog/ui/LeaveGuards.tsx'
import { HoursForm } from '#modules/consultations/ui/HoursForm.tsx'
import { TermsForm } from '#modules/consultations/ui/TermsForm.tsx'
import { useConsultationPanelText } from '#modules/consultations/ui/use-text.ts'
import { Section } from '#kit/layouts/Section.tsx'
import { useConsultationInHand } from './use-consultation-in-hand.ts'

export default function ConsultationSetup() {
  const text = useConsultationPanelText()
  const { product, setup, reload } = useConsultationInHand()
  return (
    <LeaveGuards>
      <Section title={text('hours')}>
        <HoursForm key={product.id} consultationId={product.id} setup={setup} onSaved={reload} />
      </Section>
      <Section title={text('terms')}>
        <TermsForm key={product.id} consultationId={product.id} terms={setup.terms} onSaved={reload} />
      </Section>
    </LeaveGuards>
  )
}

import { useApi } from '#kit/api/ApiProvider.tsx'
import { Section } from '#kit/layouts/Section.tsx'
import { type Limits, setUsualLimits } from '../limits/contract.ts'
import { LimitsForm } from './LimitsForm.tsx'
import { useOperatingText } from './use-text.ts'

/** With which limits schools begin from now on. */
export function UsualLimits({ saved }: { saved: Limits }) {
  const text = useOperatingText()
  const api = useApi()
  return (
    <Section title={text('usualLimits')}>
      <LimitsForm saved={saved} intro={text('usualLimitsIntro')} save={(limits) => api.call(setUsualLimits, limits)} />
    </Section>
  )
}

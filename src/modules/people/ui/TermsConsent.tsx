import type { LegalText } from '#modules/schools/vocabulary.ts'
import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { usePeopleText } from './text.ts'

interface TermsConsentProps {
  /** what the school has published: at least one */
  texts: LegalText[]
  isTicked: boolean
}

/** Not ticked beforehand. The texts open beside the form, so that nothing typed is lost. */
export function TermsConsent({ texts, isTicked }: TermsConsentProps) {
  const text = usePeopleText()
  const words = text(texts.length > 1 ? 'consent' : `consent-${texts[0]!}`).split('|')
  const named = texts.length > 1 ? (['terms', 'privacy'] as const) : texts
  return (
    <Checkbox name="terms" label={text('consentLabel')} defaultChecked={isTicked}>
      {words.map((part, place) => {
        const which = place % 2 === 1 ? named[(place - 1) / 2] : undefined
        if (!which) return part
        return (
          <a key={which} href={`/${which}`} target="_blank" rel="noopener">
            {part}
          </a>
        )
      })}
    </Checkbox>
  )
}

import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { usePeopleText } from './text.ts'

/** Not ticked beforehand. The texts open beside the form, so that nothing typed is lost. */
export function TermsConsent({ isTicked }: { isTicked: boolean }) {
  const text = usePeopleText()
  const [before, terms, between, privacy, after] = text('consent').split('|')
  return (
    <Checkbox name="terms" label={text('consentLabel')} defaultChecked={isTicked}>
      {before}
      <a href="/terms" target="_blank" rel="noopener">
        {terms}
      </a>
      {between}
      <a href="/privacy" target="_blank" rel="noopener">
        {privacy}
      </a>
      {after}
    </Checkbox>
  )
}

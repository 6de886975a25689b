import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { CONSENT_FIELD } from '../vocabulary.ts'
import { useFormText } from './use-form-text.ts'

/** The wording that is kept with the lead, never ticked beforehand. */
export function Consent({ words, typed }: { words: string; typed: Record<string, string> | undefined }) {
  const text = useFormText()
  return (
    <Checkbox
      name={CONSENT_FIELD}
      label={text('consent')}
      required
      defaultChecked={typed?.[CONSENT_FIELD] !== undefined}
    >
      {words}{' '}
      <a href="/privacy" target="_blank" rel="noopener">
        {text('privacy')}
      </a>
    </Checkbox>
  )
}

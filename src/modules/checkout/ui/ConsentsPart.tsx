import { Checkbox } from '#kit/fields/Checkbox.tsx'
import type { ConsentKind } from '#modules/orders/vocabulary.ts'
import styles from './checkout.module.css'
import { Part } from './Part.tsx'
import { useCheckoutText } from './text.ts'
import { useConsentText } from '#modules/orders/ui/consent-text.ts'

interface ConsentsPartProps {
  wanted: ConsentKind[]
  /** asked for as well, and not needed to buy */
  optional?: ConsentKind[]
  given: ConsentKind[]
  onChange: (given: ConsentKind[]) => void
  school: string
}

/** Never ticked beforehand. What is shown here is, word for word, what is kept and mailed. */
export function ConsentsPart({ wanted, optional = [], given, onChange, school }: ConsentsPartProps) {
  const text = useCheckoutText()
  const consentText = useConsentText()
  if (wanted.length + optional.length === 0) return null
  return (
    <Part title={text('consents')} {...(wanted.length > 1 && { help: text('consentsHelp') })}>
      {[...wanted, ...optional].map((kind) => (
        <Checkbox
          key={kind}
          name={`consents.${kind}`}
          label={text(`consent_${kind}`)}
          required={wanted.includes(kind)}
          checked={given.includes(kind)}
          onChange={(event) =>
            onChange(event.target.checked ? [...given, kind] : given.filter((other) => other !== kind))
          }
        >
          {consentText(kind, { school })}
        </Checkbox>
      ))}
      <p className={styles.legal}>
        <a href="/terms" target="_blank" rel="noopener">
          {text('terms')}
        </a>
        <a href="/privacy" target="_blank" rel="noopener">
          {text('privacy')}
        </a>
      </p>
    </Part>
  )
}

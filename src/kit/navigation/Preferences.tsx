import { Suspense, useId } from 'react'
import type { Language } from '#platform/i18n/language.ts'
import { onDemand } from '../on-demand.ts'
import { NOT_AWAITED, ShownPieces } from '../shown-pieces.ts'
import { useKitText } from '../text/kit-text.ts'
import { useLocale } from '../text/Locale.tsx'
import styles from './navigation.module.css'
import { OWN_NAMES } from './own-names.ts'

// Every page has it, and few readers open it.
const Choices = onDemand(async () => (await import('./PreferenceChoices.tsx')).PreferenceChoices)

/** How one reads, in one quiet menu at the foot: the language and the colours. Opens without scripts too. */
export function Preferences({ hrefs }: { hrefs: Record<Language, string> }) {
  const text = useKitText()
  const { language } = useLocale()
  const id = useId()
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={`${OWN_NAMES[language]}, ${text('preferences')}`}
        className={styles.preferences}
      >
        {OWN_NAMES[language]}
      </button>
      <div id={id} popover="auto" className={styles.choices}>
        <Suspense>
          <ShownPieces value={NOT_AWAITED}>
            <Choices hrefs={hrefs} />
          </ShownPieces>
        </Suspense>
      </div>
    </>
  )
}

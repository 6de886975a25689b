import { type ReactNode, Suspense, useId } from 'react'
import { NOT_AWAITED, ShownPieces } from '../shown-pieces.ts'
import { useKitText } from '../text/kit-text.ts'
import { useLocale } from '../text/Locale.tsx'
import styles from './navigation.module.css'
import { OWN_NAMES } from './own-names.ts'

/** How one reads, in one quiet menu at the foot: the language and the colours. Opens without scripts too, and nothing waits for it. */
export function Preferences({ children }: { children: ReactNode }) {
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
          <ShownPieces value={NOT_AWAITED}>{children}</ShownPieces>
        </Suspense>
      </div>
    </>
  )
}

import type { Language } from '#platform/i18n/language.ts'
import { useKitText } from '../text/kit-text.ts'
import { useLocale } from '../text/Locale.tsx'
import styles from './navigation.module.css'
import { OWN_NAMES } from './own-names.ts'

/** Each language in its own name. `hrefs` lead to this page in that language. */
export function LanguageSwitch({ hrefs }: { hrefs: Record<Language, string> }) {
  const text = useKitText()
  const { language } = useLocale()
  return (
    <nav aria-label={text('language')} className={styles.languages}>
      {(['en', 'pl'] as const).map((each) => (
        <a key={each} href={hrefs[each]} lang={each} hrefLang={each} aria-current={each === language || undefined}>
          {OWN_NAMES[each]}
        </a>
      ))}
    </nav>
  )
}

import type { Language } from '#platform/i18n/language.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'

/** What opens over the foot of each page. `hrefs` lead to this page in each language. */
export function PreferenceChoices({ hrefs }: { hrefs: Record<Language, string> }) {
  return (
    <>
      <LanguageSwitch hrefs={hrefs} />
      <ThemeSwitch />
    </>
  )
}

import { Preferences } from '#kit/navigation/Preferences.tsx'
import { useHere } from '#kit/navigation/ways.tsx'
import { whenStirred } from '#kit/when-stirred.ts'
import { languageHrefs } from './language-hrefs.ts'

// Every page has it, and few readers open it.
const Choices = whenStirred(async () => (await import('./page-menus.ts')).PreferenceChoices)

/** Language and colours of the page one is on. */
export function PagePreferences() {
  const { pathname, search } = useHere()
  return (
    <Preferences>
      <Choices hrefs={languageHrefs(pathname, search)} />
    </Preferences>
  )
}

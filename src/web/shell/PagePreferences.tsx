import { Preferences } from '#kit/navigation/Preferences.tsx'
import { useHere } from '#kit/navigation/ways.tsx'
import { languageHrefs } from './language-hrefs.ts'

/** Language and colours of the page one is on. */
export function PagePreferences() {
  const { pathname, search } = useHere()
  return <Preferences hrefs={languageHrefs(pathname, search)} />
}

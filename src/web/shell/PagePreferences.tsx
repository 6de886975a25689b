import { useLocation } from 'react-router'
import { Preferences } from '#kit/navigation/Preferences.tsx'
import { languageHrefs } from './language-hrefs.ts'

/** Language and colours of the page one is on. */
export function PagePreferences() {
  const { pathname, search } = useLocation()
  return <Preferences hrefs={languageHrefs(pathname, search)} />
}

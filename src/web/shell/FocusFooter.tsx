import { useLocation } from 'react-router'
import { LanguageSwitch } from '#web/kit/navigation/LanguageSwitch.tsx'
import { ThemeSwitch } from '#web/kit/navigation/ThemeSwitch.tsx'
import { languageHrefs } from './language-hrefs.ts'

/** Language and colours, under a page of one task. */
export function FocusFooter() {
  const { pathname, search } = useLocation()
  return (
    <>
      <LanguageSwitch hrefs={languageHrefs(pathname, search)} />
      <ThemeSwitch />
    </>
  )
}

import { useState } from 'react'
import type { Language } from '#platform/i18n/language.ts'
import { DEFAULT_TIME_ZONE } from '#platform/time/time-zone.ts'
import { ApiProvider } from '#kit/api/ApiProvider.tsx'
import { createBrowserApi } from '#kit/api/browser-api.ts'
import { Toaster } from '#kit/feedback/Toaster.tsx'
import { WaysContext } from '#kit/navigation/ways.tsx'
import { Locale } from '#kit/text/Locale.tsx'
import { SchoolContext, type SiteSchool } from '#web/shell/use-school.ts'
import { pageAt } from './alone-pages.ts'
import { useAloneWays } from './use-alone-ways.ts'

/** All that the browser is told of a page that stands alone. */
export interface GivenAlone {
  route: string
  loaded: object
  school: SiteSchool | null
  language: Language
  signedInToken: string | null
  here: { pathname: string; search: string }
}

/** A page that stands alone, as server and browser both write it: without a router. */
export function AlonePage({ route, loaded, school, language, signedInToken, here }: GivenAlone) {
  const [api] = useState(() => createBrowserApi(signedInToken))
  const ways = useAloneWays(here)
  return (
    <Locale language={language} timeZone={school?.time_zone ?? DEFAULT_TIME_ZONE}>
      <SchoolContext value={school}>
        <WaysContext value={ways}>
          <ApiProvider api={api}>
            {pageAt(route, loaded)}
            <Toaster />
          </ApiProvider>
        </WaysContext>
      </SchoolContext>
    </Locale>
  )
}

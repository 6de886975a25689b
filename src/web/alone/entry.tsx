import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { fetchShownPieces } from '#kit/shown-pieces.ts'
import { loadTexts } from '#kit/text/text-of.ts'
import { listenToErrors } from '#web/shell/listen-to-errors.ts'
import { reportMended } from '#web/shell/report-mended.ts'
import { ALONE_ID, GIVEN_ID } from './ids.ts'
import { AlonePage, type GivenAlone } from './AlonePage.tsx'
import { AsSent } from './AsSent.tsx'

listenToErrors()
const given = JSON.parse(document.getElementById(GIVEN_ID)!.textContent) as GivenAlone
const place = document.getElementById(ALONE_ID)!
await fetchShownPieces()
await loadTexts(given.language)
startTransition(() => {
  hydrateRoot(
    place,
    <AsSent html={place.innerHTML}>
      <AlonePage {...given} />
    </AsSent>,
    { onRecoverableError: reportMended },
  )
})

/** A page that was loaded anew may be one of a row that the router wrote into the history, and now stands there without it. */
window.addEventListener('popstate', () => {
  const { pathname, search } = window.location
  if (pathname + search !== given.here.pathname + given.here.search) window.location.reload()
})

import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { isLanguage } from '#platform/i18n/language.ts'
import '#kit/layers/layers.ts'
import { fetchShownPieces } from '#kit/shown-pieces.ts'
import { loadTexts } from '#kit/text/text-of.ts'
import { listenToErrors, tellOf } from '#web/shell/listen-to-errors.ts'
import { reportMended } from '#web/shell/report-mended.ts'

listenToErrors()
const { lang } = document.documentElement
await fetchShownPieces()
await loadTexts(isLanguage(lang) ? lang : 'en')
startTransition(() => {
  hydrateRoot(document, <HydratedRouter onError={tellOf} />, { onRecoverableError: reportMended })
})

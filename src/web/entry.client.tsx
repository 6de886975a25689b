import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { isLanguage } from '#platform/i18n/language.ts'
import '#kit/layers/layers.ts'
import { fetchShownPieces } from '#kit/shown-pieces.ts'
import { loadTextsFor } from '#kit/text/text-of.ts'
import { listenToErrors, tellOf } from '#web/shell/listen-to-errors.ts'
import { reportMended } from '#web/shell/report-mended.ts'

listenToErrors()
const { lang } = document.documentElement
await fetchShownPieces()
await loadTextsFor(isLanguage(lang) ? lang : 'en')
await documentRead()
startTransition(() => {
  hydrateRoot(document, <HydratedRouter onError={tellOf} />, { onRecoverableError: reportMended })
})

/** Scripts that are there already may run before the page, whose data is its end. */
async function documentRead(): Promise<void> {
  if (document.readyState !== 'loading') return
  await new Promise((read) => document.addEventListener('DOMContentLoaded', read, { once: true }))
}

import { type ErrorInfo, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { isLanguage } from '#platform/i18n/language.ts'
import '#kit/overlays/layers.ts'
import { loadTexts } from '#kit/text/text-of.ts'
import { listenToErrors, tellOf } from '#web/shell/listen-to-errors.ts'

listenToErrors()
const { lang } = document.documentElement
await loadTexts(isLanguage(lang) ? lang : 'en')
startTransition(() => {
  hydrateRoot(document, <HydratedRouter onError={tellOf} />, { onRecoverableError: reportMended })
})

/** What React mends by itself, such as html that is not what it would write, is a fault of ours all the same. */
function reportMended(error: unknown, { componentStack }: ErrorInfo): void {
  if (error instanceof Error) error.stack = `${error.stack ?? error.message}\n${componentStack ?? ''}`
  globalThis.reportError(error)
}

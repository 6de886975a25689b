import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { isLanguage } from '#platform/i18n/language.ts'
import { loadTexts } from '#web/kit/text/text-of.ts'
import { listenToErrors, tellOf } from '#web/shell/listen-to-errors.ts'

listenToErrors()
const { lang } = document.documentElement
await loadTexts(isLanguage(lang) ? lang : 'en')
startTransition(() => {
  hydrateRoot(document, <HydratedRouter onError={tellOf} />)
})

import type { Language } from '#platform/i18n/language.ts'
import { type Translate, translator } from '#platform/i18n/text.ts'
import { en } from '../messages/drafts-en.ts'
import { pl } from '../messages/drafts-pl.ts'
import { useLocale } from './Locale.tsx'

const draftTextIn: Record<Language, Translate<typeof en>> = {
  en: translator(en, 'en'),
  pl: translator<typeof en>(pl, 'pl'),
}

/** What is asked before unsaved work is left. Both languages travel with it: a file more would take longer. */
export const useDraftText = () => draftTextIn[useLocale().language]

import type { Language } from '#platform/i18n/language.ts'
import { type Translate, translator } from '#platform/i18n/text.ts'
import { en } from '../messages/choosing-en.ts'
import { pl } from '../messages/choosing-pl.ts'
import { useLocale } from './Locale.tsx'

const choosingTextIn: Record<Language, Translate<typeof en>> = {
  en: translator(en, 'en'),
  pl: translator<typeof en>(pl, 'pl'),
}

/** What lists say whose rows are chosen, to do the same with each. Both languages travel with it, as of drafts. */
export const useChoosingText = () => choosingTextIn[useLocale().language]

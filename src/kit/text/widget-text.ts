import type { Language } from '#platform/i18n/language.ts'
import { type Translate, translator } from '#platform/i18n/text.ts'
import { en } from '../messages/widgets-en.ts'
import { pl } from '../messages/widgets-pl.ts'
import { useLocale } from './Locale.tsx'

const widgetTextIn: Record<Language, Translate<typeof en>> = {
  en: translator(en, 'en'),
  pl: translator<typeof en>(pl, 'pl'),
}

/** The words of what is loaded on demand, which travel with it. */
export const useWidgetText = () => widgetTextIn[useLocale().language]

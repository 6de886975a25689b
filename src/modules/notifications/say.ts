import type { Language } from '#platform/i18n/language.ts'
import { translator } from '#platform/i18n/text.ts'
import { en } from './messages/answers-en.ts'
import { pl } from './messages/answers-pl.ts'

const answers = { en: translator(en, 'en'), pl: translator<typeof en>(pl, 'pl') }

export const sayIn = (language: Language) => answers[language]

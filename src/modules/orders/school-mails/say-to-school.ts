import type { Language } from '#platform/i18n/language.ts'
import { translator } from '#platform/i18n/text.ts'
import { en } from '../messages/server-school-mails-en.ts'
import { pl } from '../messages/server-school-mails-pl.ts'

const words = { en: translator(en, 'en'), pl: translator<typeof en>(pl, 'pl') }

/** What a school's admins are told by mail. */
export const sayToSchool = (language: Language) => words[language]

import type { Language } from '#platform/i18n/language.ts'
import { translator } from '#platform/i18n/text.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'

const roles = { en: translator(en.roles, 'en'), pl: translator<typeof en.roles>(pl.roles, 'pl') }
const answers = { en: translator(en.answers, 'en'), pl: translator<typeof en.answers>(pl.answers, 'pl') }

/** What a role is called. */
export const roleIn = (language: Language) => roles[language]

export const sayIn = (language: Language) => answers[language]

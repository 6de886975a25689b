import type { Language } from '#platform/i18n/language.ts'
import { translator } from '#platform/i18n/text.ts'
import { en } from '../messages/server-en.ts'
import { pl } from '../messages/server-pl.ts'
import { roleIn } from '../say.ts'

export const saysOf = (language: Language) => ({
  say: translator((language === 'pl' ? pl : en).mails, language),
  roleNamed: roleIn(language),
})

import type { ErrorMessages } from '#platform/http/word-errors.ts'
import type { Language } from '#platform/i18n/language.ts'
import { en } from '#platform/i18n/messages/en.ts'
import { pl } from '#platform/i18n/messages/pl.ts'
import type { Messages } from '#platform/i18n/text.ts'
import type { Module } from '#platform/module.ts'
import { registry } from './registry.ts'

const modules: Module<object, never>[] = Object.values(registry)
const errorsIn = (language: Language): Messages =>
  Object.assign({}, ...modules.map(({ says }) => says?.[language].errors))

/** The words of every refusal: the platform's, then each module's own. */
export const errorMessages: ErrorMessages = { en: { ...en, ...errorsIn('en') }, pl: { ...pl, ...errorsIn('pl') } }

import { en as catalogEn } from '#modules/catalog/messages/errors-en.ts'
import { pl as catalogPl } from '#modules/catalog/messages/errors-pl.ts'
import type { ErrorMessages } from '#platform/http/answer-errors.ts'
import { en } from '#platform/i18n/messages/en.ts'
import { pl } from '#platform/i18n/messages/pl.ts'

/** The words of every refusal: the platform's, then each module's own. */
export const errorMessages: ErrorMessages = {
  en: { ...en, ...catalogEn },
  pl: { ...pl, ...catalogPl },
}

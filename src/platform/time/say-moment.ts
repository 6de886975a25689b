import { formatDateTime } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/language.ts'
import { nameOfZone } from './zone-name.ts'

/** "21 November 2026, 18:00 (Central European Time)": for mails, which are read anywhere. */
export const sayMoment = (at: Date, language: Language, timeZone: string): string =>
  `${formatDateTime(at, language, timeZone)} (${nameOfZone(timeZone, language)})`

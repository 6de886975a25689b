import { DEFAULT_TIME_ZONE } from '#platform/time/time-zone.ts'
import type { Language } from '#platform/i18n/language.ts'

const LOCALES: Record<Language, string> = { en: 'en-GB', pl: 'pl-PL' }

export function amountText(amount: number, currency: string, language: Language): string {
  const format = new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency, useGrouping: 'always' })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

export const timeText = (time: Date, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: DEFAULT_TIME_ZONE,
  }).format(time)

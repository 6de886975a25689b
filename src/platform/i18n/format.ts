import { builtOnce } from '../built-once.ts'
import type { Money } from '../money.ts'
import type { Language } from './language.ts'

export const locales: Record<Language, string> = { en: 'en-GB', pl: 'pl-PL' }

/** "1 234,50 zł" in Polish, "PLN 1,234.50" in English, with the spaces that do not break. */
export function formatMoney({ amount, currency }: Money, language: Language): string {
  const format = moneyFormat(language, currency)
  return format.format(amount / 10 ** minorDigits(currency))
}

/** How many digits the currency keeps after the point: 2 for PLN, 0 for JPY. */
export const minorDigits = builtOnce(
  (currency: string): number => moneyFormat('en', currency).resolvedOptions().maximumFractionDigits ?? 2,
)

/** "21 November 2026", "21 listopada 2026": the day in the given zone. */
export function formatDate(at: string | Date, language: Language, timeZone: string): string {
  return dateFormat(language, timeZone, false).format(new Date(at))
}

export function formatDateTime(at: string | Date, language: Language, timeZone: string): string {
  return dateFormat(language, timeZone, true).format(new Date(at))
}

/** "14:05". */
export function formatTime(at: string | Date, language: Language, timeZone: string): string {
  return timeFormat(language, timeZone).format(new Date(at))
}

export const MINUTE = 60

/** Hours and minutes: "1 h 5 min", "1 godz. 5 min"; what is shorter says so. */
export function formatDuration(seconds: number, language: Language): string {
  if (seconds < MINUTE) return language === 'pl' ? 'poniżej minuty' : 'under a minute'
  const minutes = Math.round(seconds / MINUTE)
  const whole = Math.floor(minutes / 60)
  const rest = minutes % 60
  const hour = language === 'pl' ? 'godz.' : 'h'
  const parts = [whole > 0 ? `${whole}\u00a0${hour}` : '', rest > 0 ? `${rest}\u00a0min` : '']
  return parts.filter(Boolean).join(' ')
}

/** How long things are together, as each of them is shown: the whole minutes add up to what stands above them. */
export const totalDuration = (each: number[]): number =>
  each.reduce((sum, seconds) => sum + (seconds < MINUTE ? seconds : Math.round(seconds / MINUTE) * MINUTE), 0)

export const formatNumber = (value: number, language: Language): string => numberFormat(language).format(value)

/** 0.5 → "50%". */
export const formatPercent = (share: number, language: Language): string => percentFormat(language).format(share)

const moneyFormat = builtOnce(
  (language: Language, currency: string) =>
    new Intl.NumberFormat(locales[language], { style: 'currency', currency, useGrouping: 'always' }),
)
const numberFormat = builtOnce(
  (language: Language) => new Intl.NumberFormat(locales[language], { useGrouping: 'always' }),
)
const percentFormat = builtOnce((language: Language) => new Intl.NumberFormat(locales[language], { style: 'percent' }))
const dateFormat = builtOnce(
  (language: Language, timeZone: string, withTime: boolean) =>
    new Intl.DateTimeFormat(locales[language], {
      dateStyle: 'long',
      ...(withTime && { timeStyle: 'short' }),
      timeZone,
    }),
)
const timeFormat = builtOnce(
  (language: Language, timeZone: string) =>
    new Intl.DateTimeFormat(locales[language], { timeStyle: 'short', timeZone }),
)

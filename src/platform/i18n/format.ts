import type { Money } from '../money.ts'
import type { Language } from './language.ts'

const locales: Record<Language, string> = { en: 'en-GB', pl: 'pl-PL' }

/** "1 234,50 zł" in Polish, "PLN 1,234.50" in English, with the spaces that do not break. */
export function formatMoney({ amount, currency }: Money, language: Language): string {
  const format = moneyFormat(language, currency)
  return format.format(amount / 10 ** minorDigits(currency))
}

/** How many digits the currency keeps after the point: 2 for PLN, 0 for JPY. */
export const minorDigits = (currency: string): number =>
  moneyFormat('en', currency).resolvedOptions().maximumFractionDigits ?? 2

/** "21 November 2026", "21 listopada 2026": the day in the given zone. */
export function formatDate(at: string | Date, language: Language, timeZone: string): string {
  return dateFormat(language, timeZone, false).format(new Date(at))
}

export function formatDateTime(at: string | Date, language: Language, timeZone: string): string {
  return dateFormat(language, timeZone, true).format(new Date(at))
}

/** Hours and minutes: "1 h 5 min", "1 godz. 5 min"; anything shorter than a minute counts as one. */
export function formatDuration(seconds: number, language: Language): string {
  const minutes = Math.max(1, Math.round(seconds / 60))
  const whole = Math.floor(minutes / 60)
  const rest = minutes % 60
  const hour = language === 'pl' ? 'godz.' : 'h'
  const parts = [whole > 0 ? `${whole}\u00a0${hour}` : '', rest > 0 ? `${rest}\u00a0min` : '']
  return parts.filter(Boolean).join(' ')
}

/** "3 minutes ago", "wczoraj". */
export function formatRelative(at: string | Date, now: Date, language: Language): string {
  const seconds = Math.round((new Date(at).getTime() - now.getTime()) / 1000)
  const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length) ?? (['second', 1] as const)
  const count = unit === 'second' ? 0 : Math.trunc(seconds / size)
  return relativeFormat(language).format(count, unit)
}

export const formatNumber = (value: number, language: Language): string => numberFormat(language).format(value)

/** 0.5 → "50%". */
export const formatPercent = (share: number, language: Language): string => percentFormat(language).format(share)

const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

const moneyFormat = remembered(
  (language: Language, currency: string) =>
    new Intl.NumberFormat(locales[language], { style: 'currency', currency, useGrouping: 'always' }),
)
const numberFormat = remembered(
  (language: Language) => new Intl.NumberFormat(locales[language], { useGrouping: 'always' }),
)
const percentFormat = remembered((language: Language) => new Intl.NumberFormat(locales[language], { style: 'percent' }))
const relativeFormat = remembered(
  (language: Language) => new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' }),
)
const dateFormat = remembered(
  (language: Language, timeZone: string, withTime: boolean) =>
    new Intl.DateTimeFormat(locales[language], {
      dateStyle: 'long',
      ...(withTime && { timeStyle: 'short' }),
      timeZone,
    }),
)

/** Building an Intl format costs far more than using it. */
function remembered<Args extends readonly unknown[], Format>(build: (...args: Args) => Format) {
  const built = new Map<string, Format>()
  return (...args: Args): Format => {
    const key = args.join()
    const known = built.get(key) ?? build(...args)
    built.set(key, known)
    return known
  }
}

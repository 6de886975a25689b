import { locales } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/language.ts'

/** Short words for the axes: "21 Nov", "1.2k". */
export function axisFormats(language: Language, minorDigits: number) {
  const days = new Intl.DateTimeFormat(locales[language], { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const amounts = new Intl.NumberFormat(locales[language], { notation: 'compact', maximumSignificantDigits: 3 })
  return {
    day: (on: string) => days.format(new Date(on)),
    amount: (minor: number) => amounts.format(minor / 10 ** minorDigits),
  }
}

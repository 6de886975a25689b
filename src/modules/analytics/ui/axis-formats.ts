import type { Language } from '#platform/i18n/language.ts'

/** Short words for the axes: "21 Nov", "1.2K". */
export function axisFormats(language: Language, minorDigits: number) {
  const locale = language === 'pl' ? 'pl-PL' : 'en-GB'
  const days = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const amounts = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
  return {
    day: (on: string) => days.format(new Date(on)),
    amount: (minor: number) => amounts.format(minor / 10 ** minorDigits),
  }
}

import { minorDigits } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/language.ts'

/** Minor units of what a person typed, "1 234,50" or "1,234.50"; null when it is no amount. */
export function parseMoney(typed: string, currency: string): number | null {
  const digits = minorDigits(currency)
  const bare = typed.replace(/[\s\u00a0\u202f']/g, '')
  const [, whole = '', fraction = ''] = /^(.*?)(?:[.,](\d{0,2}))?$/.exec(bare) ?? []
  if (!/^(\d+|\d{1,3}([.,]\d{3})+)?$/.test(whole) || !/\d/.test(bare)) return null
  if (fraction.length > digits || whole.includes(bare.charAt(whole.length) || ' ')) return null
  const minor = Number(whole.replace(/\D/g, '') + fraction.padEnd(digits, '0'))
  return Number.isSafeInteger(minor) ? minor : null
}

/** What stands in the field: figures without the currency, which stands beside it. */
export function writeMoney(amount: number, currency: string, language: Language): string {
  const digits = minorDigits(currency)
  const text = (amount / 10 ** digits).toFixed(digits)
  return language === 'pl' ? text.replace('.', ',') : text
}

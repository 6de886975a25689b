import { useLocale } from '#kit/text/Locale.tsx'
import { formatMoney, formatNumber, formatPercent } from '#platform/i18n/format.ts'
import type { CodeRow } from '../../codes/contract.ts'
import { useCodesText } from './use-text.ts'

/** What of a code is said in figures. */
export function useCodeWords() {
  const text = useCodesText()
  const { language } = useLocale()
  return {
    takesOff: ({ kind, value, currency }: CodeRow): string =>
      kind === 'percent' ? formatPercent(value / 100, language) : formatMoney({ amount: value, currency }, language),
    usesOf: ({ uses_count: count, uses_limit: limit }: CodeRow): string =>
      limit === null ? formatNumber(count, language) : text('usesOf', { count, limit }),
  }
}

import { useLocale } from '#kit/text/Locale.tsx'
import { formatMoney, formatNumber, formatPercent } from '#platform/i18n/format.ts'
import type { Balance } from '../contract.ts'

/** What of partners is said in figures. */
export function usePartnerWords() {
  const { language } = useLocale()
  const money = (amount: number, currency: string): string => formatMoney({ amount, currency }, language)
  return {
    money,
    number: (value: number): string => formatNumber(value, language),
    /** of how many clicks one was a sale; nothing is said of none */
    conversion: ({ clicks, sales }: { clicks: number; sales: number }): string =>
      clicks === 0 ? '–' : formatPercent(sales / clicks, language),
    owedIn: (balances: Balance[]): string =>
      balances.map(({ owed, currency }) => money(owed, currency)).join(' · ') || '–',
  }
}

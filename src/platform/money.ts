/** What a school may sell in: one of these at a time. */
export const CURRENCIES = ['PLN', 'EUR', 'USD', 'GBP', 'CZK'] as const
export type SchoolCurrency = (typeof CURRENCIES)[number]
export const DEFAULT_CURRENCY: SchoolCurrency = 'PLN'

/** Integer minor units beside an ISO 4217 currency. */
export interface Money {
  amount: number
  currency: string
}

/** Of amounts in one currency. */
export const sumOf = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0)

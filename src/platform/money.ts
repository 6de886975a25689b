/** Integer minor units beside an ISO 4217 currency. */
export interface Money {
  amount: number
  currency: string
}

/** Of amounts in one currency. */
export const sumOf = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** Integer minor units beside an ISO 4217 currency. */
export interface Money {
  amount: number
  currency: string
}

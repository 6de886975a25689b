/** Integer minor units beside an ISO 4217 currency. */
export interface Money {
  amount: number
  currency: string
}

/** `part` of `whole` as a whole percentage, rounded down so that no reduction is overstated. */
export const percentageOff = (amount: number, reference: number): number =>
  reference <= 0 ? 0 : Math.max(0, Math.floor(((reference - amount) * 100) / reference))

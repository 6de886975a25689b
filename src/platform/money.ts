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

/** An amount by weights and largest remainder: each part is its share rounded down, and what is left over goes to those that lost most by it. */
export function split(amount: number, weights: number[]): number[] {
  const whole = BigInt(sumOf(weights))
  if (whole === 0n) return weights.map(() => 0)
  const shares = weights.map((weight, at) => {
    const exact = BigInt(amount) * BigInt(weight)
    return { at, part: Number(exact / whole), rest: exact % whole }
  })
  const left = amount - sumOf(shares.map(({ part }) => part))
  const first = new Set(
    shares
      .toSorted((one, other) => (other.rest > one.rest ? 1 : other.rest < one.rest ? -1 : one.at - other.at))
      .slice(0, left)
      .map(({ at }) => at),
  )
  return shares.map(({ at, part }) => part + (first.has(at) ? 1 : 0))
}

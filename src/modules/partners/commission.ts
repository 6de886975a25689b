import type { CommissionKind } from './vocabulary.ts'

export interface Rule {
  kind: CommissionKind
  /** whole percent, or minor units */
  value: number
}

/**
 * What of a line is a partner's: of what was paid for it, VAT included, and has not gone back. Rounded down to minor units. An amount for
 * each sale is never more than the sale, and shrinks with it.
 */
export function commissionOf({ kind, value }: Rule, price: number, returned = 0): number {
  const kept = BigInt(price - returned)
  if (kind === 'percent') return Number((kept * BigInt(value)) / 100n)
  return price === 0 ? 0 : Number((kept * BigInt(Math.min(value, price))) / BigInt(price))
}

interface PricedLine {
  id: string
  amount: number
}

/** What of each line went back. What was returned without naming a line is taken off all of them, one after the other. */
export function returnedOf(
  lines: PricedLine[],
  refunds: { lineId: string | null; amount: number }[],
): Map<string, number> {
  const sumOf = (lineId: string | null) =>
    refunds.reduce((sum, refund) => sum + (refund.lineId === lineId ? refund.amount : 0), 0)
  let unnamed = sumOf(null)
  return new Map(
    lines.map(({ id, amount }) => {
      const named = Math.min(sumOf(id), amount)
      const more = Math.min(unnamed, amount - named)
      unnamed -= more
      return [id, named + more]
    }),
  )
}

import type { Quote } from '#modules/offers/contract.ts'

/** What somebody has paid for lesser variants of a line, and what it costs everybody. */
export function asForAll({ amount, reductions }: Quote['lines'][0]): { amount: number; paidBefore: number } {
  const paidBefore = reductions.reduce((sum, each) => (each.source === 'owned' ? sum + each.amount : sum), 0)
  return { amount: amount + paidBefore, paidBefore }
}

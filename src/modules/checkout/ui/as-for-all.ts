import type { Quote } from '#modules/offers/contract.ts'

interface AsForAll {
  amount: number
  /** before any reduction */
  standard: number
  paidBefore: number
}

/** What a line costs everybody, once a trial is over, and what somebody has paid for lesser variants of it. */
export function asForAll({ amount, standard_amount: standard, reductions, plan }: Quote['lines'][0]): AsForAll {
  if (plan && plan.trial_days > 0) return { amount: plan.next_amount, standard: plan.amount, paidBefore: 0 }
  const paidBefore = reductions.reduce((sum, each) => (each.source === 'owned' ? sum + each.amount : sum), 0)
  return { amount: amount + paidBefore, standard, paidBefore }
}

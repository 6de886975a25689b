import type { Paid, SoldLines } from './read-numbers.ts'

export const paidIn = ({ paid }: SoldLines, currency: string): Paid =>
  paid.find((each) => each.currency === currency) ?? { currency, amount: 0, refunded: 0, discount: 0, renewed: 0 }

export const othersThan = ({ paid }: SoldLines, currency: string): Paid[] =>
  paid.filter((each) => each.currency !== currency)

const viewPaid = ({ currency, amount, refunded }: Paid) => ({ currency, amount, refunded_amount: refunded })

/** What was sold in the school’s currency, and apart in any other one. */
export function viewSold(lines: SoldLines, currency: string) {
  const { amount, refunded_amount } = viewPaid(paidIn(lines, currency))
  const { renewed: renewals_amount } = paidIn(lines, currency)
  const { sold, renewals } = lines
  return { sold, renewals, renewals_amount, amount, refunded_amount, others: othersThan(lines, currency).map(viewPaid) }
}

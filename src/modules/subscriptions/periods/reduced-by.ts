import type { Membership } from '../tables.ts'

/** What a code takes off the next charge; 0 once it has come off as many as it is for. */
export function takenOffNext({
  reduction,
  reducedCharges,
  amount,
}: Pick<Membership, 'reduction' | 'reducedCharges' | 'amount'>): number {
  if (!reduction) return 0
  const isLeft = reduction.charges === null || reducedCharges < reduction.charges
  return isLeft ? Math.min(reduction.amount, amount) : 0
}

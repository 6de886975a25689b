import type { Membership } from '../tables.ts'

/** What a code takes off the next charge; 0 once it has come off as many as it is for. */
export function takenOffNext({ reduction, reducedCharges }: Pick<Membership, 'reduction' | 'reducedCharges'>): number {
  if (!reduction) return 0
  return reduction.charges === null || reducedCharges < reduction.charges ? reduction.amount : 0
}

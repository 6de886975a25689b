import { monthsLater } from '#platform/time/wall-time.ts'
import type { Membership } from '../tables.ts'

export interface Stretch {
  number: number
  startsAt: Date
  endsAt: Date
}

type Counted = Pick<Membership, 'anchorNumber' | 'anchorAt' | 'months' | 'periodNumber'>

/**
 * The period that is to be paid for at a moment: the one after the newest, or after a standstill the one that runs then, for what was missed is
 * never charged. Each is counted from the anchor by the school's clocks: 31 January, 28 February, 31 March.
 */
export function periodAfter(membership: Counted, now: Date, timeZone: string): Stretch {
  const { anchorNumber, anchorAt, months, periodNumber } = membership
  const startOf = (number: number) => monthsLater(anchorAt, (number - anchorNumber) * months, timeZone)
  let number = periodNumber + 1
  while (startOf(number + 1) <= now) number++
  return { number, startsAt: startOf(number), endsAt: startOf(number + 1) }
}

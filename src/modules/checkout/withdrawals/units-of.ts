import type { GivenSeat, TakingPlace } from '#modules/access/index.ts'
import { daysLater } from '#platform/time/wall-time.ts'
import type { OrderLine } from '../tables.ts'
import type { Unit } from './policy.ts'

export type DividedLine = Pick<OrderLine, 'quantity' | 'seats' | 'accessDays' | 'accessUntil'>

interface Sold {
  line: DividedLine
  /** when its buyer was given their own; null while they were not */
  fulfilledAt: Date | null
  /** of the line, the seats that somebody was given */
  given: GivenSeat[]
  /** when it takes place; null where that is still to be chosen, left out where it does not take place */
  time: TakingPlace | null | undefined
  timeZone: string
}

/** Each of what a line is for: the buyer's own, the seats that were given, and those that nobody has yet. */
export function unitsOf({ line, fulfilledAt, given, time, timeZone }: Sold): Unit[] {
  if (time !== undefined)
    return [{ isOwn: true, seatId: null, begunAt: time?.startsAt ?? null, endsAt: time?.endsAt ?? null }]
  const { quantity, seats } = line
  const own = Array.from({ length: quantity - seats }, () => ({ isOwn: true, seatId: null, begunAt: fulfilledAt }))
  const handedOut = given.map(({ id, at }) => ({ isOwn: false, seatId: id, begunAt: at }))
  const left = Array.from({ length: Math.max(0, seats - given.length) }, () => ({
    isOwn: false,
    seatId: null,
    begunAt: null,
  }))
  return [...own, ...handedOut, ...left].map((unit) => ({ ...unit, endsAt: endOf(line, unit.begunAt, timeZone) }))
}

/** When access that began then is over. */
function endOf({ accessDays, accessUntil }: DividedLine, begunAt: Date | null, timeZone: string): Date | null {
  if (!begunAt || accessDays === 0) return accessUntil
  const byDays = daysLater(begunAt, accessDays, timeZone)
  return accessUntil && accessUntil < byDays ? accessUntil : byDays
}

import type { GivenSeat, TakingPlace } from '#modules/access/index.ts'
import { daysLater, monthsLater } from '#platform/time/wall-time.ts'
import type { OrderLine } from '../tables.ts'
import type { Unit } from './policy.ts'

export type DividedLine = Pick<OrderLine, 'kind' | 'quantity' | 'seats' | 'plan' | 'accessDays' | 'accessUntil'>

interface Sold {
  line: DividedLine
  /** when its buyer was given their own; null while they were not */
  fulfilledAt: Date | null
  /** of the line, the seats that somebody was given */
  given: GivenSeat[]
  /** when the buyer's own takes place, or a seat; null where that is still to be chosen, left out where it does not take place */
  timeOf: ((seatId: string | null) => TakingPlace | null) | undefined
  timeZone: string
}

/** Each of what a line is for: the buyer's own, the seats that were given, and those that nobody has yet. */
export function unitsOf({ line, fulfilledAt, given, timeOf, timeZone }: Sold): Unit[] {
  const { quantity, seats } = line
  const lasting = (seatId: string | null, givenAt: Date | null): Pick<Unit, 'begunAt' | 'endsAt'> => {
    if (!timeOf) return { begunAt: givenAt, endsAt: endOf(line, givenAt, timeZone) }
    const time = timeOf(seatId)
    return { begunAt: time?.startsAt ?? null, endsAt: time?.endsAt ?? null }
  }
  const own = Array.from({ length: quantity - seats }, () => ({
    isOwn: true,
    seatId: null,
    ...lasting(null, fulfilledAt),
  }))
  const handedOut = given.map(({ id, at }) => ({ isOwn: false, seatId: id, ...lasting(id, at) }))
  const left = Array.from({ length: Math.max(0, seats - given.length) }, () => ({
    isOwn: false,
    seatId: null,
    begunAt: null,
    endsAt: endOf(line, null, timeZone),
  }))
  return [...own, ...handedOut, ...left]
}

/** When access that began then is over. */
function endOf(
  { kind, plan, accessDays, accessUntil }: DividedLine,
  begunAt: Date | null,
  timeZone: string,
): Date | null {
  if (kind === 'renewal') return accessUntil
  if (plan && begunAt && kind === 'main' && plan.trialDays > 0) return daysLater(begunAt, plan.trialDays, timeZone)
  if (plan && begunAt && plan.months > 0) return monthsLater(begunAt, plan.months, timeZone)
  if (!begunAt || accessDays === 0) return accessUntil
  const byDays = daysLater(begunAt, accessDays, timeZone)
  return accessUntil && accessUntil < byDays ? accessUntil : byDays
}

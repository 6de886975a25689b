import { DAY } from '#platform/clock.ts'
import { dayNamed, dayOf, startOfDay } from '#platform/time/days.ts'
import { daysLater } from '#platform/time/wall-time.ts'
import { type Promotion, stateOf } from './promotions/promotion.ts'
import { REFERENCE_DAYS } from './vocabulary.ts'

/** A price and since when it applies, until the next one. */
export interface PricePoint {
  amount: number
  appliedFrom: Date
}

export interface AppliedPrice extends PricePoint {
  appliedUntil: Date | null
}

/**
 * The lowest price that applied in the 30 days before a reduction (Directive 98/6/EC, art. 6a);
 * a product younger than that is judged by the days it has.
 */
export function lowestBefore(history: AppliedPrice[], reductionAt: Date, timeZone: string): number | undefined {
  const from = referenceStart(reductionAt, timeZone)
  const applied = history.filter(
    ({ appliedFrom, appliedUntil }) =>
      appliedFrom < reductionAt && (appliedUntil === null || (appliedUntil > from && appliedUntil > appliedFrom)),
  )
  return applied.length === 0 ? undefined : Math.min(...applied.map(({ amount }) => amount))
}

/** The first day in whose 30 days before nothing was lower than this price; undefined while something lower applies. */
export function crossableFrom(history: AppliedPrice[], amount: number, timeZone: string): Date | undefined {
  const ends = history.filter((price) => price.amount < amount).map(({ appliedUntil }) => appliedUntil)
  if (ends.includes(null)) return undefined
  const lastEnd = Math.max(...ends.map(Number))
  const dayAfter = (days: number) =>
    startOfDay(dayNamed(Date.parse(dayOf(new Date(lastEnd), timeZone)) + days * DAY), timeZone)
  const [ends30DaysBefore, nextDay] = [dayAfter(REFERENCE_DAYS), dayAfter(REFERENCE_DAYS + 1)]
  return lastEnd <= referenceStart(ends30DaysBefore, timeZone).getTime() ? ends30DaysBefore : nextDay
}

export const referenceStart = (reductionAt: Date, timeZone: string): Date =>
  daysLater(reductionAt, -REFERENCE_DAYS, timeZone)

/**
 * The prices that came to apply since `last` was written: a promotion starts and ends by date at moments when
 * nobody writes, and by its last package, or by hand, now.
 */
export function pricesSince(
  last: PricePoint,
  standardAmount: number,
  promotion: Promotion | undefined,
  now: Date,
): PricePoint[] {
  const due: PricePoint[] = []
  if (promotion && promotion.startsAt <= now && last.appliedFrom < promotion.startsAt)
    due.push({ amount: promotion.amount, appliedFrom: promotion.startsAt })
  const applies = promotion ? stateOf(promotion, now) : 'ended'
  const endedByDate = applies === 'ended' && promotion?.endsAt && !promotion.endedAt ? promotion.endsAt : undefined
  due.push({ amount: applies === 'running' ? promotion!.amount : standardAmount, appliedFrom: endedByDate ?? now })
  return due.filter((point, index) => point.amount !== (index === 0 ? last : due[index - 1]!).amount)
}

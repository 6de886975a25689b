import { DAY } from '#platform/clock.ts'
import { dayNamed, dayOf, endOfDay, endOfDayAfter } from '#platform/time/days.ts'

const WITHDRAWAL_DAYS = 14
const RETURN_DAYS = 14

/**
 * The last moment to withdraw from a contract: the end of the 14th day after it was made, by the clocks of the school. The day
 * it was made on does not count, and a last day on a weekend is the Monday after (Regulation 1182/71, art. 3).
 */
export function withdrawalEndsAt(madeAt: Date, timeZone: string): Date {
  let last = Date.parse(dayOf(madeAt, timeZone)) + WITHDRAWAL_DAYS * DAY
  while (isWeekend(last)) last += DAY
  return endOfDay(dayNamed(last), timeZone)
}

/** Until when the money has to be on its way back (Directive 2011/83/EU, art. 13). */
export const returnEndsAt = (statedAt: Date, timeZone: string): Date => endOfDayAfter(statedAt, RETURN_DAYS, timeZone)

const isWeekend = (day: number): boolean => new Date(day).getUTCDay() % 6 === 0

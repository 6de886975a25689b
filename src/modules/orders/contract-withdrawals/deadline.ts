import { DAY } from '#platform/clock.ts'
import { dayNamed, dayOf, endOfDay } from '#platform/time/days.ts'
import { countryOfZone, nextWorkingDay } from '#platform/time/working-days.ts'

const WITHDRAWAL_DAYS = 14
const RETURN_DAYS = 14

/** By which clocks days are counted, and whose public holidays are none of them. */
export interface Calendar {
  timeZone: string
  /** of the seller; left out or empty, the one whose clocks these are */
  country?: string | null | undefined
}

/**
 * The last moment to withdraw from a contract: the end of the 14th day after it was made, by the clocks of the school. The day it was
 * made on does not count, and a last day that is no working day of the seller's country is the next one that is (Regulation 1182/71, art. 3).
 */
export const withdrawalEndsAt = (madeAt: Date, calendar: Calendar): Date => endOf(madeAt, WITHDRAWAL_DAYS, calendar)

/** Until when the money has to be on its way back (Directive 2011/83/EU, art. 13, recital 41): counted the same way. */
export const returnEndsAt = (statedAt: Date, calendar: Calendar): Date => endOf(statedAt, RETURN_DAYS, calendar)

function endOf(from: Date, days: number, { timeZone, country }: Calendar): Date {
  const last = dayNamed(Date.parse(dayOf(from, timeZone)) + days * DAY)
  return endOfDay(nextWorkingDay(last, country || countryOfZone(timeZone)), timeZone)
}

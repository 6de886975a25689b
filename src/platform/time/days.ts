import { DAY } from '#platform/clock.ts'
import { momentShowing, wallTimeOf } from './wall-time.ts'

/** The day it is in a zone, as 2026-11-21. */
export const dayOf = (at: Date, timeZone: string): string => wallTimeOf(at, timeZone).slice(0, 'YYYY-MM-DD'.length)

/** The first moment of a day: midnight, or what comes for it where clocks are put forward over midnight. */
export const startOfDay = (day: string, timeZone: string): Date => new Date(momentShowing(Date.parse(day), timeZone))

/** The last millisecond of a day, which may have 23 or 25 hours. */
export const endOfDay = (day: string, timeZone: string): Date =>
  new Date(momentShowing(Date.parse(day) + DAY, timeZone) - 1)

/** The last millisecond of the day that comes so many days after the one a moment is on. */
export const endOfDayAfter = (at: Date, days: number, timeZone: string): Date =>
  endOfDay(dayNamed(Date.parse(dayOf(at, timeZone)) + days * DAY), timeZone)

/** A day that is counted with as its midnight in UTC, as 2026-11-21. */
export const dayNamed = (midnight: number): string => new Date(midnight).toISOString().slice(0, 'YYYY-MM-DD'.length)

/** The last so many days up to and with `today`, oldest first. */
export const daysUpTo = (today: string, days: number): string[] =>
  Array.from({ length: days }, (_, index) =>
    new Date(Date.parse(today) - (days - 1 - index) * DAY).toISOString().slice(0, 10),
  )

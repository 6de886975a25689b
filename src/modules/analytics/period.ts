import { DAY } from '#platform/clock.ts'

const dayIn = new Map<string, Intl.DateTimeFormat>()

/** The day it is in a zone, as 2026-11-21. */
export function dayOf(at: Date, timeZone: string): string {
  const known = dayIn.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  dayIn.set(timeZone, known)
  return known.format(at)
}

/** The last so many days up to and with `today`, oldest first. */
export const daysUpTo = (today: string, days: number): string[] =>
  Array.from({ length: days }, (_, index) =>
    new Date(Date.parse(today) - (days - 1 - index) * DAY).toISOString().slice(0, 10),
  )

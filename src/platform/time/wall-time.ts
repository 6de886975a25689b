import { builtOnce } from '#platform/built-once.ts'
import { DAY } from '#platform/clock.ts'

/** What clocks of a zone show at a moment, as datetime-local fields write it: "2026-11-21T14:05". */
export const wallTimeOf = (at: Date, timeZone: string): string => shownAt(at, timeZone).slice(0, 16)

/**
 * The moment at which clocks of a zone show this; undefined for what is no time. An hour that is there twice is the first
 * one, an hour that is left out is moved forward by as much as was left out.
 */
export function instantOf(wallTime: string, timeZone: string): Date | undefined {
  const asUtc = Date.parse(`${wallTime}Z`)
  return Number.isNaN(asUtc) ? undefined : new Date(momentShowing(asUtc, timeZone))
}

/** As many days later at the same time of day (earlier, below 0), however long the days between them are. */
export function daysLater(at: Date, days: number, timeZone: string): Date {
  if (days === 0) return at
  return new Date(momentShowing(at.getTime() + offsetAt(at.getTime(), timeZone) + days * DAY, timeZone))
}

/**
 * So many months later at the same time of day, counted from that day: of a month that has no such day on its last (31 January, 28 February,
 * 31 March).
 */
export function monthsLater(at: Date, months: number, timeZone: string): Date {
  const shown = new Date(at.getTime() + offsetAt(at.getTime(), timeZone))
  const [year, month] = [shown.getUTCFullYear(), shown.getUTCMonth() + months]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  shown.setUTCFullYear(year, month, Math.min(shown.getUTCDate(), lastDay))
  return new Date(momentShowing(shown.getTime(), timeZone))
}

/** ISO 8601 by the zone's clocks, for people who read files: "2026-11-21T14:05:33+01:00". */
export function zonedIso(at: Date, timeZone: string): string {
  const offset = offsetAt(at.getTime(), timeZone)
  const minutes = Math.round(offset / 60_000)
  const two = (figure: number) => String(Math.trunc(Math.abs(figure))).padStart(2, '0')
  return `${new Date(at.getTime() + offset).toISOString().slice(0, 19)}${minutes < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`
}

const shownAt = (at: Date, timeZone: string): string =>
  new Date(at.getTime() + offsetAt(at.getTime(), timeZone)).toISOString()

/** `instantOf` in milliseconds, for a wall time as if it were UTC. No zone changes its clocks twice within two days. */
export function momentShowing(wallTime: number, timeZone: string): number {
  const before = offsetAt(wallTime - DAY, timeZone)
  const after = offsetAt(wallTime + DAY, timeZone)
  const showIt = [wallTime - before, wallTime - after].filter((at) => at + offsetAt(at, timeZone) === wallTime)
  return showIt.length > 0 ? Math.min(...showIt) : wallTime - before
}

// Outside of these years Intl counts years in eras, and no zone changes its clocks.
const [FIRST, LAST] = [Date.parse('0002-01-01T00:00Z'), Date.parse('9998-01-01T00:00Z')]

/** How far clocks of the zone are ahead of UTC at a moment, in milliseconds. */
function offsetAt(at: number, timeZone: string): number {
  const second = Math.floor(Math.min(Math.max(at, FIRST), LAST) / 1000) * 1000
  const [year, month, day, ...time] = clockOf(timeZone).format(second).match(/\d+/g)!.map(Number) as Six
  const shown = new Date(0)
  shown.setUTCFullYear(year, month - 1, day)
  return shown.setUTCHours(...time) - second
}

type Six = [number, number, number, number, number, number]

/** Swedish is written from the year down to the second. */
const clockOf = builtOnce(
  (timeZone: string) =>
    new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    }),
)

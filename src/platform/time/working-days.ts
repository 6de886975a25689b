import { createRequire } from 'node:module'
import type Holidays from 'date-holidays'
import { builtOnce } from '#platform/built-once.ts'
import { DAY } from '#platform/clock.ts'
import { dayNamed } from './days.ts'

/** The day itself where it is a working day of the country, or the next that is: no Saturday, Sunday or public holiday of it. */
export function nextWorkingDay(day: string, country: string | undefined): string {
  let at = Date.parse(day)
  while (isWeekend(at) || isHoliday(dayNamed(at), country)) at += DAY
  return dayNamed(at)
}

/** The country whose clocks show this time; undefined where it is nobody's, as UTC. */
export const countryOfZone = builtOnce((timeZone: string): string | undefined =>
  Object.keys(new (library())().getCountries()).find((country) => zonesOf(country).includes(timeZone)),
)

/** TypeScript does not know it yet. */
const zonesOf = (country: string): string[] =>
  (new Intl.Locale(`und-${country}`) as Intl.Locale & { getTimeZones(): string[] | undefined }).getTimeZones() ?? []

const isWeekend = (day: number): boolean => new Date(day).getUTCDay() % 6 === 0

const isHoliday = (day: string, country: string | undefined): boolean =>
  country !== undefined && holidaysOf(country, Number(day.slice(0, 'YYYY'.length))).has(day)

const holidaysOf = builtOnce((country: string, year: number): Set<string> => {
  const known = new (library())(country, { types: ['public'] }).getHolidays(year) ?? []
  return new Set(
    known.flatMap(({ date, start, end }) => {
      const length = Math.max(1, Math.round((end.getTime() - start.getTime()) / DAY))
      const first = Date.parse(date.slice(0, 'YYYY-MM-DD'.length))
      return Array.from({ length }, (_, index) => dayNamed(first + index * DAY))
    }),
  )
})

/** Read when a time limit is asked for first: it keeps 37 MB of memory, which not every process needs. */
const library = (): typeof Holidays => createRequire(import.meta.url)('date-holidays')

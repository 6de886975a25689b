import { expect, test } from 'vitest'
import { countryOfZone, nextWorkingDay } from './working-days.ts'

test.each([
  ['a Wednesday', '2026-11-25', 'PL', '2026-11-25'],
  ['a Saturday', '2026-11-21', 'PL', '2026-11-23'],
  ['Independence Day in Poland', '2026-11-11', 'PL', '2026-11-12'],
  ['the same day in Germany', '2026-11-11', 'DE', '2026-11-11'],
  ['Christmas Eve in Poland, a holiday since 2025, and the weekend after Christmas', '2026-12-24', 'PL', '2026-12-28'],
  ['Epiphany', '2027-01-06', 'PL', '2027-01-07'],
  ['Easter Monday', '2027-03-29', 'PL', '2027-03-30'],
  ['Corpus Christi', '2027-05-27', 'PL', '2027-05-28'],
  ['a Saturday that is one', '2026-08-15', 'PL', '2026-08-17'],
  ['New Year’s Eve', '2026-12-31', 'PL', '2026-12-31'],
  ['the end of the year before a holiday and a weekend', '2027-01-01', 'PL', '2027-01-04'],
  ['a bank holiday kept on another day', '2027-12-27', 'GB', '2027-12-29'],
  ['a holiday where no country is known', '2026-11-11', undefined, '2026-11-11'],
])('%s ends on a working day', (_, day, country, ends) => {
  expect(nextWorkingDay(day, country)).toBe(ends)
})

test.each([
  ['Europe/Warsaw', 'PL'],
  ['Europe/Berlin', 'DE'],
  ['America/New_York', 'US'],
  ['Pacific/Auckland', 'NZ'],
  ['UTC', undefined],
])('clocks of %s are those of %s', (zone, country) => {
  expect(countryOfZone(zone)).toBe(country)
})

import { expect, test } from 'vitest'

import { EXPIRY_MONTHS } from './expiry-months.ts'
import { readExpiryMonth } from './expiry-month.ts'
import { listExpiryYears, readExpiryYear } from './expiry-year.ts'

const now = new Date('2026-11-21T12:00:00Z')

test.each([
  [undefined, false, false, false],
  [null, false, false, false],
  [11, false, false, false],
  [['11'], false, false, false],
  ['', false, true, false],
  ['  \t', false, true, false],
  ['0', false, true, false],
  ['00', false, false, false],
  ['1', true, true, false],
  ['01', true, true, false],
  ['10', true, true, false],
  ['11', true, true, true],
  ['12', true, true, true],
  ['012', true, true, true],
  ['13', false, false, false],
  ['-1', false, false, false],
  ['1.5', false, false, false],
  ['1e1', false, false, false],
  ['0x1', false, false, false],
  ['maj', false, false, false],
])(
  'the month %j is valid %s, potentially valid %s, valid for this year %s',
  (value, isValid, isPotentiallyValid, isValidForThisYear) => {
    expect(readExpiryMonth(value, now)).toEqual({ isValid, isPotentiallyValid, isValidForThisYear })
  },
)

test.each([
  [2026, false, false],
  [undefined, false, false],
  ['', false, true],
  [' ', false, true],
  ['2', false, true],
  ['20', false, true],
  ['202', false, true],
  ['210', false, false],
  ['2025', false, false],
  ['25', false, false],
  ['2026', true, true],
  ['26', true, true],
  ['2045', true, true],
  ['45', true, true],
  ['2046', false, false],
  ['46', false, false],
  ['02026', false, false],
  ['2o26', false, false],
])('the year %j is valid %s, potentially valid %s', (value, isValid, isPotentiallyValid) => {
  expect(readExpiryYear(value, now)).toMatchObject({ isValid, isPotentiallyValid })
})

test('the lists offer 01 to 12, and twelve years from the current one', () => {
  expect(EXPIRY_MONTHS).toEqual(['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'])
  expect(listExpiryYears(now)).toEqual([2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033, 2034, 2035, 2036, 2037])
})

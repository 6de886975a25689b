import { expect, test } from 'vitest'
import { fromZonedInput, toZonedInput } from './zoned-time.ts'

test.each([
  ['2026-11-21T14:05', '2026-11-21T13:05:00.000Z'],
  ['2026-07-01T00:00', '2026-06-30T22:00:00.000Z'],
])('%s in Warsaw is %s', (typed, iso) => {
  expect(fromZonedInput(typed, 'Europe/Warsaw')).toBe(iso)
  expect(toZonedInput(iso, 'Europe/Warsaw')).toBe(typed)
})

test('an empty or unreadable field names no moment', () => {
  expect(fromZonedInput('', 'Europe/Warsaw')).toBeNull()
  expect(fromZonedInput('soon', 'Europe/Warsaw')).toBeNull()
})

import { expect, test } from 'vitest'
import { dayOf } from '#platform/time/days.ts'
import { wallTimeOf } from '#platform/time/wall-time.ts'
import { endOfDayTyped, momentTyped } from './typed-times.ts'

test.each(['2027-03-28T01:30', '2027-03-28T03:00', '2026-10-25T02:30', '2026-11-21T14:05'])(
  '%s is shown again as it was typed',
  (typed) => {
    for (const timeZone of ['Europe/Warsaw', 'America/New_York', 'Pacific/Auckland'])
      expect(wallTimeOf(new Date(momentTyped(typed, timeZone)!), timeZone)).toBe(typed)
  },
)

test.each(['2027-03-28', '2026-10-25', '2026-11-21'])('access until %s lasts to the end of that day', (typed) => {
  for (const timeZone of ['Europe/Warsaw', 'America/New_York', 'Pacific/Auckland']) {
    const end = new Date(endOfDayTyped(typed, timeZone)!)
    expect(dayOf(end, timeZone)).toBe(typed)
    expect(dayOf(new Date(end.getTime() + 1), timeZone) > typed).toBe(true)
  }
})

test('an empty field names no time, and what is no time is left for the server to refuse', () => {
  expect([momentTyped('', 'UTC'), endOfDayTyped('', 'UTC')]).toEqual([null, null])
  expect([momentTyped('275760-01-01T00:00', 'UTC'), endOfDayTyped('275760-01-01', 'UTC')]).toEqual([
    '275760-01-01T00:00',
    '275760-01-01',
  ])
})

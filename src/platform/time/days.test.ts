import { expect, test } from 'vitest'
import { dayOf, daysUpTo } from './days.ts'

test('a day begins at midnight of the zone, in winter and in summer', () => {
  const days = ['2026-11-20T22:59:59.999Z', '2026-11-20T23:00:00Z', '2026-07-31T21:59:59Z', '2026-07-31T22:00:00Z']
  expect(days.map((at) => dayOf(new Date(at), 'Europe/Warsaw'))).toEqual([
    '2026-11-20',
    '2026-11-21',
    '2026-07-31',
    '2026-08-01',
  ])
})

test('days run up to today over months, leap days and changed clocks', () => {
  expect(daysUpTo('2028-03-01', 3)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
  expect(daysUpTo('2026-10-26', 3)).toEqual(['2026-10-24', '2026-10-25', '2026-10-26'])
  expect(new Set(daysUpTo('2026-11-21', 180)).size).toBe(180)
})

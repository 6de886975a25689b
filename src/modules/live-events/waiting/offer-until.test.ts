import { expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '#platform/clock.ts'
import { offerUntil } from './offer-until.ts'

const now = new Date('2026-11-23T10:00:00Z')
const after = (milliseconds: number) => new Date(now.getTime() + milliseconds)

test.each([
  ['a day', null, DAY],
  ['a day', 30 * DAY, DAY],
  ['a day', 4 * DAY, DAY],
  ['a quarter of what is left', 2 * DAY, 12 * HOUR],
  ['a quarter of what is left', 6 * HOUR, 90 * MINUTE],
  ['an hour at least', 4 * HOUR, HOUR],
  ['an hour at least', 2 * HOUR, HOUR],
  ['an hour at least', HOUR, HOUR],
  ['until it is too late', 20 * MINUTE, 20 * MINUTE],
  ['until it is too late', 1, 1],
  ['not at all', 0, null],
  ['not at all', -DAY, null],
] as const)('an offer lasts %s when there are %s ms left', (_, left, lasts) => {
  const closesAt = left === null ? null : after(left)
  expect(offerUntil(now, closesAt)).toEqual(lasts === null ? null : after(lasts))
})

import { describe, expect, test } from 'vitest'
import { DAY } from '#platform/clock.ts'
import { whereToContinue, withinFilm } from './policy.ts'

const now = new Date('2026-11-21T10:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY)

describe('where to go on', () => {
  const place = (
    id: string,
    given: Partial<{ is_completed: boolean; watchedAt: Date; access: 'open' | 'not_yet' }> = {},
  ) => ({
    id,
    access: 'open' as const,
    is_completed: false,
    watchedAt: null,
    ...given,
  })
  const watched = (days: number, is_completed = false) => ({ watchedAt: daysAgo(days), is_completed })

  test.each([
    ['at the first, before anything was watched', [place('a'), place('b')], 'a'],
    ['at the first that is open', [place('a', { access: 'not_yet' }), place('b')], 'b'],
    ['at the first when none is open', [place('a', { access: 'not_yet' })], 'a'],
    ['at the one watched last', [place('a', watched(1)), place('b', watched(3))], 'a'],
    ['after it, when it is completed', [place('a', watched(1, true)), place('b', watched(3, true)), place('c')], 'c'],
    ['at it, when nothing is left', [place('a', watched(1, true)), place('b', { access: 'not_yet' })], 'a'],
    ['nowhere in an empty course', [], undefined],
  ])('%s', (_, places, id) => {
    expect(whereToContinue(places)?.id).toBe(id)
  })
})

test.each([
  ['within a film', 12, { durationSeconds: 300 }, 12],
  ['beyond its end', 301, { durationSeconds: 300 }, 300],
  ['of one that nobody has measured yet', 301, { durationSeconds: null }, 301],
  ['without a film', 301, null, 301],
])('a moment %s', (_, seconds, film, kept) => {
  expect(withinFilm(seconds, film)).toBe(kept)
})

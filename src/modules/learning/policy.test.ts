import { describe, expect, test } from 'vitest'
import { DAY } from '#platform/clock.ts'
import type { Actor } from '#platform/context.ts'
import { accessTo, maySeeCourse, type Standing, whereToContinue } from './policy.ts'

const now = new Date('2026-11-21T10:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY)
const person = { id: '1', name: 'Jan Żak', email: 'jan@school.test' }
const visitor: Actor = { role: 'visitor' }
const student: Actor = { role: 'student', ...person }
const admin: Actor = { role: 'admin', ...person }
const paid = { status: 'published', isFree: false } as const
const free = { status: 'published', isFree: true } as const
const draft = { status: 'draft', isFree: false } as const
const plain: Parameters<typeof accessTo>[0] = { status: 'published', isFreeToWatch: false, delayDays: 0 }
const sample = { ...plain, isFreeToWatch: true }

describe('what a lecture is to whoever is looking', () => {
  const cases: Array<[string, Actor, Standing['course'], Date | null, typeof plain, string]> = [
    ['a visitor before a paid one', visitor, paid, null, plain, 'needs_purchase'],
    ['a visitor before one of a free course', visitor, free, null, plain, 'needs_login'],
    ['a visitor before a free one', visitor, paid, null, sample, 'free'],
    ['a visitor before a free one of a draft course', visitor, draft, null, sample, 'needs_purchase'],
    ['a student who has not bought', student, paid, null, plain, 'needs_purchase'],
    ['a student of a free course not taken yet', student, free, null, plain, 'needs_purchase'],
    ['a student who has bought', student, paid, daysAgo(1), plain, 'open'],
    ['a student whose course became a draft', student, draft, daysAgo(1), plain, 'open'],
    ['a student the day before a delay ends', student, paid, daysAgo(6), { ...plain, delayDays: 7 }, 'not_yet'],
    ['a student to the millisecond when it ends', student, paid, daysAgo(7), { ...plain, delayDays: 7 }, 'open'],
    ['a student before a delayed free one', student, paid, daysAgo(1), { ...sample, delayDays: 7 }, 'free'],
    ['an admin before a delayed one', admin, draft, null, { ...plain, delayDays: 7 }, 'open'],
  ]
  test.each(cases)('%s', (_, actor, course, since, lecture, access) => {
    expect(accessTo(lecture, { actor, course, since, now }).access).toBe(access)
  })

  test('a delayed lecture says when it opens', () => {
    const standing = { actor: student, course: paid, since: daysAgo(6), now }
    expect(accessTo({ ...plain, delayDays: 7 }, standing).opensAt).toEqual(new Date('2026-11-22T10:00:00Z'))
  })
})

test('a draft course is there for admins and for those who have it', () => {
  const seen = (actor: Actor, since: Date | null) => maySeeCourse({ actor, course: draft, since, now })
  expect([seen(visitor, null), seen(student, null), seen(student, daysAgo(1)), seen(admin, null)]).toEqual([
    false,
    false,
    true,
    true,
  ])
})

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

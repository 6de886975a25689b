import { describe, expect, test } from 'vitest'
import { DAY } from '#platform/clock.ts'
import type { Actor } from '#platform/context.ts'
import { accessTo, hasAllSince, maySeeCourse, mayWatch, type Standing, visibilityOf } from './policy.ts'

const now = new Date('2026-11-21T10:00:00Z')
const timeZone = 'Europe/Warsaw'
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY)
const person = { id: '1', name: 'Jan Żak', email: 'jan@school.test' }
const visitor: Actor = { role: 'visitor' }
const student: Actor = { role: 'student', ...person }
const admin: Actor = { role: 'admin', adminRole: 'owner', ...person }
const paid = { status: 'published', isFree: false } as const
const free = { status: 'published', isFree: true } as const
const draft = { status: 'draft', isFree: false } as const
const plain: Omit<Parameters<typeof accessTo>[0], 'since'> = {
  status: 'published',
  isFreeToWatch: false,
  needsLogin: false,
  delayDays: 0,
  sectionDelayDays: 0,
}
const sample = { ...plain, isFreeToWatch: true }
const forLoggedIn = { ...sample, needsLogin: true }

test('a lecture is a draft, public where nobody has to buy or log in, and restricted otherwise', () => {
  const all = [plain, sample, forLoggedIn, { ...sample, status: 'draft' as const }]
  expect(all.map(visibilityOf)).toEqual(['restricted', 'public', 'restricted', 'draft'])
})

describe('what a lecture is to whoever is looking', () => {
  test.each([
    ['is left out by the variant they have', plain, null, 'not_in_variant'],
    ['is free to watch all the same', sample, null, 'free'],
    ['is free to whoever is logged in', forLoggedIn, null, 'free'],
    ['came with a variant bought later', plain, daysAgo(1), 'open'],
    ['waits from when it came', { ...plain, delayDays: 7 }, daysAgo(6), 'not_yet'],
  ] as const)('one that %s', (_, lecture, since, access) => {
    const standing = { actor: student, course: paid, since: daysAgo(30), now, timeZone }
    expect(accessTo({ ...lecture, since }, standing).access).toBe(access)
  })

  const cases: Array<[string, Actor, Standing['course'], Date | null, typeof plain, string]> = [
    ['a visitor before a paid one', visitor, paid, null, plain, 'needs_purchase'],
    ['a visitor before one of a free course', visitor, free, null, plain, 'needs_login'],
    ['a visitor before a free one', visitor, paid, null, sample, 'free'],
    ['a visitor before a free one of a draft course', visitor, draft, null, sample, 'needs_purchase'],
    ['a visitor before one to log in for', visitor, paid, null, forLoggedIn, 'needs_login'],
    ['a visitor before one to log in for of a free course', visitor, free, null, forLoggedIn, 'needs_login'],
    ['a visitor before one to log in for of a draft course', visitor, draft, null, forLoggedIn, 'needs_purchase'],
    ['a student who has not bought before one to log in for', student, paid, null, forLoggedIn, 'free'],
    ['a student before one to log in for of a draft course', student, draft, null, forLoggedIn, 'needs_purchase'],
    ['a student who has bought before one to log in for', student, paid, daysAgo(1), forLoggedIn, 'open'],
    ['an admin before one to log in for', admin, draft, null, forLoggedIn, 'open'],
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
    expect(accessTo({ ...lecture, since }, { actor, course, since, now, timeZone }).access).toBe(access)
  })

  test('a delayed lecture says when it opens', () => {
    const standing = { actor: student, course: paid, since: daysAgo(6), now, timeZone }
    expect(accessTo({ ...plain, delayDays: 7, since: standing.since }, standing).opensAt).toEqual(
      new Date('2026-11-22T10:00:00Z'),
    )
  })

  test.each([
    [7, 3],
    [3, 7],
    [7, 7],
    [0, 7],
  ])('of the waits of a lecture (%i) and its section (%i) the longer wins', (delayDays, sectionDelayDays) => {
    const standing = { actor: student, course: paid, since: daysAgo(6), now, timeZone }
    const { opensAt } = accessTo({ ...plain, delayDays, sectionDelayDays, since: standing.since }, standing)
    expect(opensAt).toEqual(new Date('2026-11-22T10:00:00Z'))
  })

  test.each([
    ['put back', 7, '2026-10-24T10:00:00Z', '2026-10-31T11:00:00Z'],
    ['put back, in the hour that is there twice', 1, '2026-10-24T00:30:00Z', '2026-10-25T00:30:00Z'],
    ['put back, out of that hour', 1, '2026-10-25T00:30:00Z', '2026-10-26T01:30:00Z'],
    ['put forward', 1, '2027-03-27T11:00:00Z', '2027-03-28T10:00:00Z'],
    ['put forward, into the hour that is left out', 1, '2027-03-27T01:30:00Z', '2027-03-28T01:30:00Z'],
    ['put forward, past it', 2, '2027-03-27T01:30:00Z', '2027-03-29T00:30:00Z'],
    ['put forward and back', 365, '2026-12-01T11:00:00Z', '2027-12-01T11:00:00Z'],
  ])('a delay ends at the same time of day, clocks %s', (_, delayDays, since, opens) => {
    const from = new Date(since)
    const opensAt = new Date(opens)
    const standing = (at: Date) => ({ actor: student, course: paid, since: from, now: at, timeZone })
    const accessAt = (at: number) => accessTo({ ...plain, delayDays, since: from }, standing(new Date(at)))
    expect(accessAt(from.getTime())).toEqual({ access: 'not_yet', opensAt })
    expect(accessAt(opensAt.getTime() - 1).access).toBe('not_yet')
    expect(accessAt(opensAt.getTime()).access).toBe('open')
    expect(hasAllSince(from, standing(new Date(opensAt.getTime() - 1)), delayDays)).toBe(false)
    expect(hasAllSince(from, standing(opensAt), delayDays)).toBe(true)
  })
})

test('a draft course is there for admins and for those who have it', () => {
  const seen = (actor: Actor, since: Date | null) => maySeeCourse({ actor, course: draft, since, now, timeZone })
  expect([seen(visitor, null), seen(student, null), seen(student, daysAgo(1)), seen(admin, null)]).toEqual([
    false,
    false,
    true,
    true,
  ])
})

const notYet = { ...plain, delayDays: 7 }
test.each<[string, Actor, Standing['course'], Date | null, typeof plain, boolean]>([
  ['an admin previews a draft', admin, draft, null, { ...plain, status: 'draft' }, true],
  ['a student never watches a draft lecture', student, paid, daysAgo(1), { ...sample, status: 'draft' }, false],
  ['a student keeps what was taken off the site', student, draft, daysAgo(1), plain, true],
  ['a student without access meets the gate', student, paid, null, plain, false],
  ['a student waits for a delayed one', student, paid, daysAgo(6), notYet, false],
  ['a student watches it when the wait is over', student, paid, daysAgo(7), notYet, true],
  ['anyone watches a free lecture', visitor, paid, null, sample, true],
  ['a visitor logs in first', visitor, paid, null, forLoggedIn, false],
  ['a student watches what needs no more than a login', student, paid, null, forLoggedIn, true],
  ['a draft is closed to whoever is logged in', student, paid, null, { ...forLoggedIn, status: 'draft' }, false],
  ['what needs a login is not shown in a draft course', student, draft, null, forLoggedIn, false],
  ['a free lecture of a draft course is not shown', visitor, draft, null, sample, false],
])('%s', (_, actor, course, since, lecture, expected) => {
  expect(mayWatch({ ...lecture, since }, { actor, course, since, now, timeZone })).toBe(expected)
})

import { expect, test } from 'vitest'
import type { Actor } from '#platform/context.ts'
import { mayWatch } from './policy.ts'

const person = { id: 'a', name: 'Anna', email: 'anna@school.test' }
const admin: Actor = { role: 'admin', ...person }
const student: Actor = { role: 'student', ...person }
const visitor: Actor = { role: 'visitor' }
const draft = { status: 'draft', isFreeToWatch: true } as const
const paid = { status: 'published', isFreeToWatch: false } as const
const free = { status: 'published', isFreeToWatch: true } as const

test.each([
  ['an admin previews a draft', admin, draft, 'draft', false, true],
  ['a student never sees a draft lecture', student, draft, 'published', true, false],
  ['a student with access watches', student, paid, 'published', true, true],
  ['a student keeps what was taken off the site', student, paid, 'draft', true, true],
  ['a student without access meets the gate', student, paid, 'published', false, false],
  ['anyone watches a free lecture', visitor, free, 'published', false, true],
  ['a free lecture of a draft course is not shown', visitor, free, 'draft', false, false],
] as const)('%s', (_, actor, lecture, courseStatus, hasAccess, expected) => {
  expect(mayWatch(actor, lecture, courseStatus, hasAccess)).toBe(expected)
})

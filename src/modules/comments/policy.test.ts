import { expect, test } from 'vitest'
import type { Actor } from '#platform/context.ts'
import { mayDelete, maySeeAuthor } from './policy.ts'

const someone = { name: 'Jan', email: 'jan@school.test' }
const admin: Actor = { role: 'admin', adminRole: 'owner', id: 'a', ...someone }
const student: Actor = { role: 'student', id: 's', ...someone }
const visitor: Actor = { role: 'visitor' }

test.each([
  [admin, 'a', true, true],
  [admin, 's', false, true],
  [student, 's', false, true],
  [student, 'other', false, false],
  [student, 'a', true, false],
  [student, 's', true, false],
  [visitor, 's', false, false],
])('$role deletes what $1 wrote (by admin: $2): $3', (actor, authorId, byAdmin, may) => {
  expect(mayDelete(actor, { authorId, byAdmin })).toBe(may)
})

test.each([
  [admin, false, true],
  [admin, true, false],
  [student, false, false],
  [visitor, false, false],
])('$role sees the profile behind an item by admin $1: $2', (actor, byAdmin, may) => {
  expect(maySeeAuthor(actor, { authorId: 's', byAdmin })).toBe(may)
})

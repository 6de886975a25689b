import { expect, test } from 'vitest'
import type { Actor } from '#platform/context.ts'
import { mayPostIn, rightsOver } from './policy.ts'

const someone = { name: 'Jan', email: 'jan@school.test' }
const admin: Actor = { role: 'admin', adminRole: 'owner', id: 'a', ...someone }
const student: Actor = { role: 'student', id: 's', ...someone }
const visitor: Actor = { role: 'visitor' }

test.each([
  [admin, false, true],
  [admin, true, true],
  [student, false, false],
  [student, true, true],
  [visitor, true, false],
])('$role posts in a topic that lets students ($1): $2', (actor, allowStudentsToAddPosts, may) => {
  expect(mayPostIn(actor, { allowStudentsToAddPosts })).toBe(may)
})

test.each([
  [admin, 'a', true, 'edit delete'],
  [admin, 'another admin', true, 'edit delete hold'],
  [admin, 's', false, 'delete see_author hold'],
  [student, 's', false, 'edit delete'],
  [student, 'other', false, 'report'],
  [student, 'a', true, 'report'],
  [student, 's', true, ''],
  [visitor, 's', false, ''],
])('$role may do to what $1 wrote (by admin: $2): $3', (actor, authorId, byAdmin, may) => {
  const rights = Object.entries(rightsOver(actor, { authorId, byAdmin, isHeld: false }))
  expect(rights.flatMap(([right, is]) => (is ? [right] : [])).join(' ')).toBe(may)
})

test('what is held is held back no second time', () => {
  expect(rightsOver(admin, { authorId: 's', byAdmin: false, isHeld: true }).hold).toBe(false)
})

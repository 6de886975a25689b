import { expect, test } from 'vitest'
import { DAY } from '#platform/clock.ts'
import { resendableAt, stateFor } from './policy.ts'

const at = new Date('2026-11-23T10:00:00Z')

test.each([
  [1, '2026-11-23T10:05:00Z'],
  [2, '2026-11-23T10:10:00Z'],
  [4, '2026-11-23T10:40:00Z'],
  [12, '2026-11-24T10:00:00Z'],
  [500, '2026-11-24T10:00:00Z'],
])('after %i mails the next one may be asked for at %s', (sendings, when) => {
  expect(resendableAt({ sendings, sentAt: at, remindedAt: null })).toEqual(new Date(when))
  const sentAt = new Date(at.getTime() - DAY)
  expect(resendableAt({ sendings, sentAt, remindedAt: at })).toEqual(new Date(when))
})

test.each([
  ['open', { status: 'sent' }, null],
  ['yours', { status: 'accepted', personId: 'me' }, null],
  ['taken', { status: 'accepted', personId: 'you' }, null],
  ['taken', { status: 'accepted' }, null],
  ['revoked', { status: 'revoked' }, null],
  ['closed', { status: 'revoked', personId: 'me' }, at],
] as const)('a link is %s where the invitation is %o', (state, given, closedAt) => {
  const pool = { closedAt, isOver: false }
  expect(stateFor({ personId: null, ...given }, pool, 'me')).toBe(state)
  if (state === 'taken') expect(stateFor({ personId: null, ...given }, pool, undefined)).toBe('taken')
  const isOpen = state === 'open'
  expect(stateFor({ personId: null, ...given }, { closedAt, isOver: true }, 'me')).toBe(isOpen ? 'over' : state)
})

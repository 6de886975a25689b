import { expect, test } from 'vitest'
import { MEMBERSHIP_MOVES, statusAfter } from './membership-moves.ts'
import { MEMBERSHIP_STATUSES } from './vocabulary.ts'

test.each([
  ['active', 'paid', 'active'],
  ['active', 'refused', 'at_risk'],
  ['active', 'canceled', 'canceled'],
  ['active', 'resumed', 'active'],
  ['at_risk', 'paid', 'active'],
  ['at_risk', 'refused', 'at_risk'],
  ['at_risk', 'canceled', 'canceled'],
  ['at_risk', 'resumed', 'at_risk'],
  ['canceled', 'paid', 'canceled'],
  ['canceled', 'refused', 'canceled'],
  ['canceled', 'canceled', 'canceled'],
  ['canceled', 'resumed', 'active'],
] as const)('%s, once %s, is %s', (status, what, after) => {
  expect(statusAfter(status, what)).toBe(after)
})

test('nothing leads out of what a membership can be', () => {
  for (const moves of Object.values(MEMBERSHIP_MOVES))
    for (const status of [...Object.keys(moves), ...Object.values(moves)]) expect(MEMBERSHIP_STATUSES).toContain(status)
})

import { expect, test } from 'vitest'
import { ORDER_MOVES, sourcesOf } from './order-moves.ts'
import { ORDER_STATUSES } from './vocabulary.ts'

test.each([
  ['paying', []],
  ['paid', ['paying', 'failed']],
  ['failed', ['paying']],
  ['partly_refunded', ['paid']],
  ['refunded', ['paid', 'partly_refunded']],
] as const)('an order becomes %s only from %j', (status, sources) => {
  expect(sourcesOf(status)).toEqual(sources)
})

test('what is paid for is never given up, and what went back whole never moves again', () => {
  expect(ORDER_STATUSES.filter((status) => ORDER_MOVES[status].includes('failed'))).toEqual(['paying'])
  expect(ORDER_MOVES.refunded).toEqual([])
})

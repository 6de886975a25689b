import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { commissionOf, returnedOf } from './commission.ts'

describe('what of a line is a partner’s', () => {
  test.each([
    ['a fifth of it', { kind: 'percent', value: 20 }, 10_000, 0, 2_000],
    ['rounded down', { kind: 'percent', value: 33 }, 1_001, 0, 330],
    ['less by what went back', { kind: 'percent', value: 20 }, 10_000, 2_505, 1_499],
    ['nothing of what went back whole', { kind: 'percent', value: 100 }, 10_000, 10_000, 0],
    ['the amount', { kind: 'amount', value: 1_500 }, 10_000, 0, 1_500],
    ['the amount in the share that was kept', { kind: 'amount', value: 1_500 }, 10_000, 3_333, 1_000],
    ['no more than was paid', { kind: 'amount', value: 1_500 }, 900, 0, 900],
    ['nothing of what is free', { kind: 'amount', value: 1_500 }, 0, 0, 0],
  ] as const)('is %s', (_what, rule, price, returned, commission) => {
    expect(commissionOf(rule, price, returned)).toBe(commission)
  })

  const MONEY = { min: 1, max: 2 ** 31 - 1 }
  const rules = fc.oneof(
    fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ kind: fc.constant('amount' as const), value: fc.integer(MONEY) }),
  )
  const sold = fc
    .integer(MONEY)
    .chain((price) =>
      fc.tuple(fc.constant(price), fc.integer({ min: 0, max: price }), fc.integer({ min: 0, max: price })),
    )

  test('is exact: less than one minor unit below its part, never above it, and never more for more that went back', () => {
    fc.assert(
      fc.property(rules, sold, (rule, [price, one, other]) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)]
        const commission = commissionOf(rule, price, less)
        const [part, whole] =
          rule.kind === 'percent'
            ? [BigInt(price - less) * BigInt(rule.value), 100n]
            : [BigInt(price - less) * BigInt(Math.min(rule.value, price)), BigInt(price)]
        expect(BigInt(commission) * whole <= part && part < (BigInt(commission) + 1n) * whole).toBe(true)
        expect(commissionOf(rule, price, more)).toBeLessThanOrEqual(commission)
        expect(commissionOf(rule, price, price)).toBe(0)
      }),
    )
  })
})

describe('what of each line went back', () => {
  const lines = [
    { id: 'a', amount: 1_000 },
    { id: 'b', amount: 500 },
  ]
  test.each([
    ['nothing', [], [0, 0]],
    ['what names its line', [{ lineId: 'b', amount: 300 }], [0, 300]],
    ['all of it, without a line', [{ lineId: null, amount: 1_500 }], [1_000, 500]],
    [
      'what names none, one line after the other, beside what names one',
      [
        { lineId: null, amount: 900 },
        { lineId: 'a', amount: 400 },
      ],
      [1_000, 300],
    ],
  ])('is %s', (_what, refunds, [a, b]) => {
    expect([...returnedOf(lines, refunds)]).toEqual([
      ['a', a],
      ['b', b],
    ])
  })

  test('is all that went back, whichever lines it named and however it was told', () => {
    const refunds = fc.array(fc.record({ lineId: fc.constantFrom('a', 'b', null), amount: fc.nat(400) }), {
      maxLength: 3,
    })
    fc.assert(
      fc.property(refunds, (told) => {
        const sum = (of: Iterable<number>) => [...of].reduce((total, each) => total + each, 0)
        fc.pre(sum(told.flatMap(({ lineId, amount }) => (lineId === 'b' ? amount : []))) <= 500)
        fc.pre(sum(told.flatMap(({ lineId, amount }) => (lineId === 'a' ? amount : []))) <= 1_000)
        const returned = returnedOf(lines, told)
        expect(sum(returned.values())).toBe(Math.min(1_500, sum(told.map(({ amount }) => amount))))
        expect(returnedOf(lines, told.toReversed())).toEqual(returned)
      }),
    )
  })
})

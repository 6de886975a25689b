import { expect, test } from 'vitest'
import { mayRefund, takesCurrency } from './policy.ts'

const all = { currencies: 'any', refundsParts: true, savesCards: true } as const

test.each([
  ['any', 'EUR', true],
  [['PLN', 'EUR'], 'EUR', true],
  [['PLN'], 'EUR', false],
] as const)('a gateway for %o takes %s: %o', (currencies, currency, expected) => {
  expect(takesCurrency({ ...all, currencies }, currency)).toBe(expected)
})

test.each([
  [true, 40, true],
  [true, 100, true],
  [false, 40, false],
  [false, 100, true],
])('where parts are given back: %o, %i of 100 is: %o', (refundsParts, amount, expected) => {
  expect(mayRefund({ ...all, refundsParts }, { amount, of: 100 })).toBe(expected)
})

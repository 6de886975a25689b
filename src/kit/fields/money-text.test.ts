import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseMoney, writeMoney } from './money-text.ts'

test.each([
  ['1 234,50', 123_450],
  ['1\u00a0234,50', 123_450],
  ['1,234.50', 123_450],
  ['1.234,50', 123_450],
  ['1,234', 123_400],
  ['99', 9900],
  ['99,9', 9990],
  ['99,', 9900],
  [',50', 50],
  ['0', 0],
  ['', null],
  [',', null],
  ['12,345,6', null],
  ['-5', null],
  ['12 zł', null],
  ['１２', null],
  ['1e5', null],
  ['9'.repeat(20), null],
])('%s is %s grosze', (typed, minor) => {
  expect(parseMoney(typed, 'PLN')).toBe(minor)
})

test('a currency without minor units takes whole amounts only', () => {
  expect([parseMoney('1500', 'JPY'), parseMoney('15,5', 'JPY')]).toEqual([1500, null])
})

test('what the field writes it can read again', () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.constantFrom('PLN', 'JPY'),
      fc.constantFrom('en' as const, 'pl' as const),
      (amount, currency, language) => {
        expect(parseMoney(writeMoney(amount, currency, language), currency)).toBe(amount)
      },
    ),
  )
})

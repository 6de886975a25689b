import { expect, test } from 'vitest'

import { CARD_BRANDS, LOGO_BRANDS } from './brands.ts'
import { readCardNumber } from './card-number.ts'
import { cardNumberMask, formatCardNumber } from './mask.ts'
import { isSecurityCode, securityCodeLength } from './security-code.ts'

test.each([
  ['4111 1111 1111 1111', 'visa'],
  ['5555555555554444', 'mastercard'],
  ['3782 822463 10005', 'american-express'],
  ['30569309025904', 'diners-club'],
  ['6011111111111117', 'discover'],
  ['3530111333300000', 'jcb'],
  ['6212345678901232', 'unionpay'],
  ['6759649826438453', 'maestro'],
  ['6362970000457013', 'elo'],
  ['2200000000000004', 'mir'],
  ['6370950000000005', 'hiper'],
  ['6062826786276634', 'hipercard'],
])('the number %s is a valid %s', (typed, brand) => {
  expect(readCardNumber(typed)).toMatchObject({ brand, isValid: true, isPotentiallyValid: true })
})

test.each([
  ['', false, true],
  ['4', false, true],
  ['4111 1111 1111 111', false, true],
  ['4111 1111 1111 1112', false, true],
  ['4111 1111 1111 1111 1111', false, false],
  ['4111-1111-1111-1111', false, false],
  ['4111 1111 1111 111l', false, false],
  ['４１１１', false, false],
  ['💳', false, false],
  ['0000 0000 0000 0000', false, false],
  ['9792030000000000', false, false],
])('of "%s" we say valid %s, potentially valid %s', (typed, isValid, isPotentiallyValid) => {
  expect(readCardNumber(typed)).toMatchObject({ isValid, isPotentiallyValid })
})

test('spaces of every kind are stripped', () => {
  expect(readCardNumber(' 4111 1111\t1111\u00a01111 ').digits).toBe('4111111111111111')
})

test('the brands are the twelve of the specification, and four have logos', () => {
  expect(CARD_BRANDS).toHaveLength(12)
  expect(LOGO_BRANDS).toEqual(['mastercard', 'visa', 'discover', 'american-express'])
})

test.each([
  ['visa', '0000 0000 0000 0000 000'],
  ['mastercard', '0000 0000 0000 0000'],
  ['american-express', '0000 000000 00000'],
  ['diners-club', '0000 000000 000000 000'],
  [null, '0000 0000 0000 0000 000'],
] as const)('the mask of %s is %s', (brand, mask) => {
  expect(cardNumberMask(brand)).toBe(mask)
})

test.each([
  ['378282246310005', '3782 822463 10005'],
  ['4111111111111111', '4111 1111 1111 1111'],
  ['41112', '4111 2'],
  ['4111', '4111'],
  ['', ''],
])('%s is read as %s', (digits, formatted) => {
  expect(formatCardNumber(digits)).toBe(formatted)
})

test('only American Express has a security code of four digits', () => {
  for (const brand of CARD_BRANDS) expect(securityCodeLength(brand)).toBe(brand === 'american-express' ? 4 : 3)
  expect(securityCodeLength(null)).toBe(3)
})

test.each([
  ['123', null, true],
  ['1234', 'american-express', true],
  ['123', 'american-express', false],
  ['1234', 'visa', false],
  ['12a', 'visa', false],
  ['', 'visa', false],
] as const)('the security code "%s" of %s is valid: %s', (code, brand, isValid) => {
  expect(isSecurityCode(code, brand)).toBe(isValid)
})

import { expect, test } from 'vitest'
import { checkInUrl, codeIn } from './vocabulary.ts'

test('an address that checks a ticket in holds its code', () => {
  expect(codeIn(checkInUrl('https://kurs.example', '0190b3c4-1111-7222-8333-444455556666', '7KQ4M2XDVC'))).toBe(
    '7KQ4M2XDVC',
  )
})

test.each(['7KQ4M-2XDVC', ' 7kq4m 2xdvc ', '7KQ4M2XDVC'])('a code is known however it is typed: %s', (typed) => {
  expect(codeIn(typed)).toBe('7KQ4M2XDVC')
})

test('what is misread is meant', () => {
  expect(codeIn('OIL00-00000')).toBe('0110000000')
})

import { expect, test } from 'vitest'
import { hasAddress } from './has-address.ts'

test.each([
  ['https://x', true],
  ['example.com/x', true],
  ['EXAMPLE.COM', true],
  ['www.x.pl', true],
  ['www.żółw.ninja', true],
  ['żółw.pl', true],
  ['kup.ninja/teraz', true],
  ['kup.ninja:8080', true],
  ['(bit.ly/3x)', true],
  ['ｅｘａｍｐｌｅ．ｃｏｍ', true],
  ['jan@example.com', true],
  ['Jan Kowalski', false],
  ['Anna Maria z d. Nowak', false],
  ['J. R. R. Tolkien', false],
  ['Mam pytanie.Czy to działa?', false],
  ['itp./itd., kg/m, 2.0/3', false],
  ['wersja 2.0', false],
  ['i/lub', false],
])('in %j there is an address: %s', (text, is) => {
  expect(hasAddress(text)).toBe(is)
})

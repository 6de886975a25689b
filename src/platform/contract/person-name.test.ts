import { expect, test } from 'vitest'
import { holdsMoreThanName } from './person-name.ts'

test.each([
  ['Ola Żuk', false],
  ['dr hab. Anna Nowak-Żółw, prof. UW', false],
  ["Sinéad O'Connor (Shuhada')", false],
  ['J@nek', false],
  ['Ola @ dom', false],
  ['李小龍', false],
  ['ola@field.test', true],
  ['Ola Żuk <ola@field.test>', true],
  ['ola＠field.test', true],
  ['Ola Żuk,600100002', true],
  ['Żuk,Ola', true],
  ['Ola Żuk;600100002', true],
  ['Ola|Żuk', true],
  ['Ola\tŻuk', true],
  ['Ola\nEwa', true],
  ['Ola\u2028Ewa', true],
])('%j holds more than a name: %s', (text, is) => {
  expect(holdsMoreThanName(text)).toBe(is)
})

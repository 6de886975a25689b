import { expect, test } from 'vitest'
import { formatCardNumber } from '../card/mask.ts'
import { caretAfter } from './caret-after.ts'

test.each([
  ['typed at the end', '41111', 5, 6],
  ['a figure put in the middle', '41911 1111', 3, 3],
  ['a figure taken out before a gap', '411 1111', 3, 3],
  ['at the very start', '4111', 0, 0],
  ['pasted with dashes', '4111-1111-1111-1111', 19, 19],
])('the caret stays where it was: %s', (_case, typed, caret, expected) => {
  expect(caretAfter(typed, caret, formatCardNumber(typed))).toBe(expected)
})

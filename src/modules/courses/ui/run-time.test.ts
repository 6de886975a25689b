import { expect, test } from 'vitest'
import { asTyped, secondsIn } from './run-time.ts'

test.each([
  ['', null],
  ['  ', null],
  ['12', 720],
  [' 0:45 ', 45],
  ['12:30', 750],
  ['90:05', 5405],
  ['12:60', undefined],
  ['1:2', undefined],
  ['-3', undefined],
  ['za chwilę', undefined],
])('%j is %j seconds', (typed, seconds) => expect(secondsIn(typed)).toBe(seconds))

test.each([
  [720, '12'],
  [750, '12:30'],
  [45, '0:45'],
  [5405, '90:05'],
] as const)('%i is typed as %j', (seconds, typed) => {
  expect(asTyped(seconds)).toBe(typed)
  expect(secondsIn(typed)).toBe(seconds)
})

import { expect, test } from 'vitest'
import { changeOf } from './change-of.ts'

test.each([
  ['twice as much', 20, 10, 1],
  ['a third less', 20, 30, -0.33],
  ['the same', 7, 7, 0],
  ['all of it gone', 0, 5, -1],
  ['something after nothing', 5, 0, undefined],
  ['more was given back before than taken', 5, -3, undefined],
] as const)('%s', (_what, now, before, change) => {
  expect(changeOf({ now, before })).toBe(change)
})

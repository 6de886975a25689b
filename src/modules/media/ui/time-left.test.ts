import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

test('the first seconds are no ground for a guess', () => {
  const left = timeLeft()
  expect([left(0, 100, 0), left(10, 100, 1000)]).toEqual([undefined, undefined])
})

test('the speed of late counts, not that of the beginning', () => {
  const left = timeLeft()
  left(0, 1000, 0)
  expect(left(20, 1000, 2000)).toBe(98)
  left(100, 1000, 60_000)
  expect(left(500, 1000, 64_000)).toBe(5)
})

test('nothing is promised while nothing arrives', () => {
  const left = timeLeft()
  left(50, 100, 0)
  expect(left(50, 100, 5000)).toBeUndefined()
})

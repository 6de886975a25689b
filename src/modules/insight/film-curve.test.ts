import { expect, test } from 'vitest'
import { curveOf, everyOf } from './film-curve.ts'

test('a curve tells of each second how many saw it', () => {
  const edges = [
    { second: 0, viewers: 3 },
    { second: 2, viewers: -1 },
    { second: 4, viewers: -2 },
    { second: 5, viewers: 1 },
    { second: 6, viewers: -1 },
  ]
  expect(curveOf(edges, 7, 1)).toEqual([3, 3, 2, 2, 0, 1, 0])
  expect(curveOf(edges, 7, 3)).toEqual([3, 2, 0])
  expect(curveOf([], 3, 1)).toEqual([0, 0, 0])
})

test('a film of hours has no more points than a screen', () => {
  expect(everyOf(12)).toBe(1)
  expect(everyOf(1_000)).toBe(1)
  expect(everyOf(1_001)).toBe(2)
  expect(curveOf([{ second: 0, viewers: 9 }], 36_000, everyOf(36_000))).toHaveLength(1_000)
})

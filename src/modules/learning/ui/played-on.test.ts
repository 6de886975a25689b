import { expect, test } from 'vitest'
import { PLAYED_MAX } from '../vocabulary.ts'
import { playedOn, type Stretch } from './played-on.ts'

const after = (...seconds: number[]) => seconds.reduce<Stretch[]>(playedOn, [])

test('what is played on is one stretch, at any speed', () => {
  expect(after(0, 0.3, 1.2, 2.1)).toEqual([[0, 3]])
  expect(after(10.9, 12.8, 14.9)).toEqual([[10, 15]])
})

test('what is jumped to begins another, forwards and back', () => {
  expect(after(0, 1, 60, 61)).toEqual([
    [0, 2],
    [60, 62],
  ])
  expect(after(60, 61, 3, 4)).toEqual([
    [60, 62],
    [3, 5],
  ])
  expect(after(60, 70, 61)).toHaveLength(3)
})

test('of one who jumps about the latest is told', () => {
  const jumped = after(...Array.from({ length: PLAYED_MAX + 5 }, (_, nth) => nth * 100))
  expect(jumped).toHaveLength(PLAYED_MAX)
  expect(jumped[0]).toEqual([500, 501])
})

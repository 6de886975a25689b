import { expect, test } from 'vitest'
import { pointsOf, someOf, turnsOf } from './film-points.ts'

const lecture = { id: 'l', title: 'Papier' }

test('each point is a share of those who saw any of it, never more than all', () => {
  const insight = { lecture, duration: 6, every: 2, viewers: 4, curve: [4, 3, 5] }
  expect(pointsOf(insight)).toEqual([
    { second: 0, viewers: 4, share: 1 },
    { second: 2, viewers: 3, share: 0.75 },
    { second: 4, viewers: 5, share: 1 },
  ])
  expect(pointsOf({ ...insight, viewers: 0, curve: [0] })).toEqual([{ second: 0, viewers: 0, share: 0 }])
})

test('a table has some of the points, the first among them', () => {
  const points = pointsOf({
    lecture,
    duration: 1000,
    every: 1,
    viewers: 1,
    curve: Array.from({ length: 1000 }, () => 1),
  })
  expect(someOf(points).map(({ second }) => second)).toEqual(Array.from({ length: 20 }, (_, nth) => nth * 50))
  expect(someOf(points.slice(0, 3))).toHaveLength(3)
})

test('a line of steps needs where the share changes, and the end of the film', () => {
  const points = pointsOf({ lecture, duration: 11, every: 2, viewers: 4, curve: [4, 4, 1, 1, 1, 4] })
  expect(turnsOf(points, 11).map(({ second, share }) => [second, share])).toEqual([
    [0, 1],
    [4, 0.25],
    [10, 1],
    [11, 1],
  ])
  expect(turnsOf(points.slice(0, 2), 4).map(({ second }) => second)).toEqual([0, 4])
})

import { expect, test } from 'vitest'
import { pointsOf, someOf } from './film-points.ts'

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

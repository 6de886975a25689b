import { expect, test } from 'vitest'
import { countDrawn, draw, shuffled } from './draw.ts'

const banks = [
  { draws: 2, versions: ['a', 'b', 'c', 'd'] },
  { draws: null, versions: ['x', 'y'] },
  { draws: 9, versions: ['z'] },
]

test('so many of each bank are drawn, in order where nothing is mixed', () => {
  for (let time = 0; time < 50; time++) {
    const drawn = draw(banks, false)
    expect(drawn).toHaveLength(countDrawn(banks))
    expect(drawn).toEqual(drawn.toSorted())
    expect(drawn.slice(2)).toEqual(['x', 'y', 'z'])
  }
})

test('each question has its turn, and all are mixed', () => {
  const seen = new Set(Array.from({ length: 200 }, () => draw(banks, false).slice(0, 2).join('')))
  expect([...seen].toSorted()).toEqual(['ab', 'ac', 'ad', 'bc', 'bd', 'cd'])
  const orders = new Set(Array.from({ length: 300 }, () => shuffled(['1', '2', '3']).join('')))
  expect(orders.size).toBe(6)
})

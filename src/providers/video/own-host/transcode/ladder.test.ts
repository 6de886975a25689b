import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ladderFor } from './ladder.ts'

const sizes = (width: number, height: number) =>
  ladderFor({ width, height }).map((rung) => `${rung.width}x${rung.height}`)

test.each([
  ['full HD', 1920, 1080, ['640x360', '1280x720', '1920x1080']],
  ['4K', 3840, 2160, ['640x360', '1280x720', '1920x1080']],
  ['a telephone held upright', 1080, 1920, ['360x640', '720x1280', '1080x1920']],
  ['wide screen', 1280, 534, ['640x268', '1280x534']],
  ['between two rungs', 640, 480, ['480x360', '640x480']],
  ['small and odd', 321, 241, ['320x240']],
  ['a line', 1, 4000, ['2x640']],
])('%s', (_name, width, height, expected) => {
  expect(sizes(width, height)).toEqual(expected)
})

test('every rung is even, no larger than the source, and larger than the one before', () => {
  const side = fc.integer({ min: 2, max: 8000 })
  fc.assert(
    fc.property(side, side, (width, height) => {
      const rungs = ladderFor({ width, height })
      expect(rungs.length).toBeGreaterThan(0)
      for (const [index, rung] of rungs.entries()) {
        expect([rung.width % 2, rung.height % 2]).toEqual([0, 0])
        expect(rung.width <= width && rung.height <= height).toBe(true)
        expect(new Set(rungs.map((each) => each.name)).size).toBe(rungs.length)
        const before = rungs[index - 1]
        if (before) expect(rung.width * rung.height).toBeGreaterThan(before.width * before.height)
      }
    }),
  )
})

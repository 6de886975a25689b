import { expect, test } from 'vitest'
import { torture } from '../bench/torture/torture.ts'

test(
  'however processes die and the bank misbehaves, each charge is one order with exactly what was bought, and one mail',
  { timeout: 240_000 },
  async () => {
    const seed = Date.now() % 2 ** 32
    const report = await torture(
      { purchases: 120, buyers: 30, atOnce: 30, killEveryMs: 4000, shopsForMs: 25_000, seed },
      () => {},
    )
    expect(report.disagreements, `seed ${seed}`).toEqual([])
    expect(Object.keys(report.killed).length).toBeGreaterThan(1)
    expect(report.endings.bought).toBeGreaterThan(0)
  },
)

import { expect, test } from 'vitest'
import { torture } from '../bench/torture/torture.ts'
import { within } from '#test/limits.ts'
import { seedOfRun } from './seed-of-run.ts'

/** What is bought and by how many; the whole of it with `TORTURE=whole`. */
const SIZE =
  process.env['TORTURE'] === 'whole'
    ? { purchases: 120, buyers: 30, atOnce: 30, killEveryMs: 4000 }
    : { purchases: 48, buyers: 12, atOnce: 12, killEveryMs: 1500 }
/** Shops that are still open then hang. */
const SHOPS_FOR_MS = 600_000

test(
  'however processes die and the bank misbehaves, each charge is one order with exactly what was bought, and one mail',
  { timeout: within(480_000) },
  async () => {
    const seed = seedOfRun()
    const report = await torture({ ...SIZE, shopsForMs: SHOPS_FOR_MS, seed }, () => {})
    expect(report.disagreements, `seed ${seed}`).toEqual([])
    expect(Object.keys(report.killed).length).toBeGreaterThan(1)
    expect(report.endings.bought).toBeGreaterThan(0)
    expect(Object.values(report.endings).reduce((sum, each) => sum + each)).toBe(SIZE.purchases)
  },
)

import { expect, test } from 'vitest'
import { killRenewals } from '../bench/renewals/kills.ts'
import { within } from '#test/limits.ts'
import { seedOfRun } from './seed-of-run.ts'

test(
  'wherever workers are killed in a renewal, each period is charged once, given once and told of once',
  { timeout: within(300_000) },
  async () => {
    const seed = seedOfRun()
    const report = await killRenewals({ members: 24, killEveryMs: 3000, seed }, () => {})
    expect(report.disagreements, `seed ${seed}`).toEqual([])
    expect(report.renewed).toBe(24)
    expect(Math.min(...Object.values(report.caught)), JSON.stringify(report.caught)).toBeGreaterThan(0)
  },
)

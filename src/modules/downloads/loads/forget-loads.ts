import { and, inArray, isNull, lt, sql } from 'drizzle-orm'
import { clock, DAY } from '#platform/clock.ts'
import { inStrides } from '#platform/db/in-strides.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { TimedJob } from '#platform/jobs/jobs.ts'
import { fileLoads } from '../tables.ts'

/** Forgets links that nobody used while they could. */
export const forgettingLoads = (units: UnitsOfWork): TimedJob => ({
  queue: 'downloads.forget-loads',
  cron: '57 3 * * *',
  async work() {
    const before = new Date(clock.now().getTime() - DAY)
    await inStrides(units, 'links of all schools were not used', (tx, atMost) => {
      const row = sql<string>`${fileLoads}.ctid`
      const isUnused = and(isNull(fileLoads.startedAt), lt(fileLoads.createdAt, before))
      return tx.delete(fileLoads).where(inArray(row, tx.select({ row }).from(fileLoads).where(isUnused).limit(atMost)))
    })
  },
})

import { sql } from 'drizzle-orm'
import { clock, DAY } from '#platform/clock.ts'
import { inStrides } from '#platform/db/in-strides.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { TimedJob } from '#platform/jobs/jobs.ts'

/** Every night forgets what admins did long ago, by the one function that may; it says so in the list of each school. */
export const forgettingDeeds = (units: UnitsOfWork, keptForDays: number): TimedJob => ({
  queue: 'moderation.forget-deeds',
  cron: '45 2 * * *',
  async work() {
    const now = clock.now()
    const before = new Date(now.getTime() - keptForDays * DAY)
    await inStrides(units, 'audit lists of all schools grow old', async (tx, atMost) => {
      const { rows } = await tx.execute<{ ended: number }>(
        sql`select end_deeds(${before.toISOString()}, ${atMost}, ${now.toISOString()}) as ended`,
      )
      return { rowCount: rows[0]!.ended }
    })
  },
})

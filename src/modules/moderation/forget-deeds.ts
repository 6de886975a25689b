import { inArray, lt } from 'drizzle-orm'
import { clock, DAY } from '#platform/clock.ts'
import { inStrides } from '#platform/db/in-strides.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { TimedJob } from '#platform/jobs/jobs.ts'
import { auditEntries } from './tables.ts'

/** Every night forgets what admins did long ago. */
export const forgettingDeeds = (units: UnitsOfWork, keptForDays: number): TimedJob => ({
  queue: 'moderation.forget-deeds',
  cron: '45 2 * * *',
  async work() {
    const before = new Date(clock.now().getTime() - keptForDays * DAY)
    await inStrides(units, 'audit lists of all schools grow old', (tx, atMost) =>
      tx
        .delete(auditEntries)
        .where(
          inArray(
            auditEntries.id,
            tx
              .select({ id: auditEntries.id })
              .from(auditEntries)
              .where(lt(auditEntries.createdAt, before))
              .limit(atMost),
          ),
        ),
    )
  },
})

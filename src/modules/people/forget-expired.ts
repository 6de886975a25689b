import { lt } from 'drizzle-orm'
import { clock, DAY } from '#platform/clock.ts'
import { rateLimits } from '#platform/db/tables.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { TimedJob } from '#platform/jobs/jobs.ts'
import { handovers, operatorSessions, passwordResets, sessions } from './tables.ts'

/** Every night removes what has long expired: sessions, links, limits. */
export const forgettingExpired = (units: UnitsOfWork): TimedJob => ({
  queue: 'people.forget-expired',
  cron: '17 2 * * *',
  async work() {
    const yesterday = new Date(clock.now().getTime() - DAY)
    for (const table of [sessions, operatorSessions, passwordResets, handovers])
      await units.withoutSchool('what expired is removed everywhere', (tx) =>
        tx.delete(table).where(lt(table.expiresAt, yesterday)),
      )
    await units.withoutSchool('limits are shared by all hosts', (tx) =>
      tx.delete(rateLimits).where(lt(rateLimits.windowEndsAt, yesterday)),
    )
  },
})

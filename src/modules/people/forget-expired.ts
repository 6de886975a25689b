import { inArray, lt } from 'drizzle-orm'
import { clock, DAY } from '#platform/clock.ts'
import { inStrides } from '#platform/db/in-strides.ts'
import { rateLimits } from '#platform/db/tables.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { TimedJob } from '#platform/jobs/jobs.ts'
import { emailChanges } from './email-change/tables.ts'
import { handovers, operatorSessions, passwordResets, sessions } from './tables.ts'

/** Every night removes what has long expired: sessions, links, limits. */
export const forgettingExpired = (units: UnitsOfWork): TimedJob => ({
  queue: 'people.forget-expired',
  cron: '17 2 * * *',
  async work() {
    const yesterday = new Date(clock.now().getTime() - DAY)
    for (const table of [sessions, operatorSessions, passwordResets, handovers, emailChanges])
      await inStrides(units, 'what expired is removed everywhere', (tx, atMost) => {
        const some = tx.select({ id: table.id }).from(table).where(lt(table.expiresAt, yesterday)).limit(atMost)
        return tx.delete(table).where(inArray(table.id, some))
      })
    await inStrides(units, 'limits are shared by all hosts', (tx, atMost) => {
      const { key, windowEndsAt } = rateLimits
      const some = tx.select({ key }).from(rateLimits).where(lt(windowEndsAt, yesterday)).limit(atMost)
      return tx.delete(rateLimits).where(inArray(key, some))
    })
  },
})

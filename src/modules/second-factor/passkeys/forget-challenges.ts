import { inArray, lt } from 'drizzle-orm'
import { clock } from '#platform/clock.ts'
import { inStrides } from '#platform/db/in-strides.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { TimedJob } from '#platform/jobs/jobs.ts'
import { passkeyChallenges } from '../tables.ts'

/** Every hour removes what nobody signed in time. */
export const forgettingChallenges = (units: UnitsOfWork): TimedJob => ({
  queue: 'second-factor.forget-challenges',
  cron: '23 * * * *',
  async work() {
    const { id, expiresAt } = passkeyChallenges
    await inStrides(units, 'challenges that are over are removed everywhere', (tx, atMost) => {
      const some = tx.select({ id }).from(passkeyChallenges).where(lt(expiresAt, clock.now())).limit(atMost)
      return tx.delete(passkeyChallenges).where(inArray(id, some))
    })
  },
})

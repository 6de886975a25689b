import { eq, inArray, lt } from 'drizzle-orm'
import { clock, DAY } from '#platform/clock.ts'
import { inStrides } from '#platform/db/in-strides.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { TimedJob } from '#platform/jobs/jobs.ts'
import { evergreenOffers, evergreenStarts } from '../tables.ts'

/** Every night forgets who first saw offers that have ended; of those that run, nobody's clock may begin anew. */
export const forgettingStarts = (units: UnitsOfWork): TimedJob => ({
  queue: 'catalog.forget-evergreen-starts',
  cron: '27 2 * * *',
  async work() {
    const yesterday = new Date(clock.now().getTime() - DAY)
    await inStrides(units, 'offers of all schools end', (tx, atMost) => {
      const ended = tx
        .select({ id: evergreenStarts.id })
        .from(evergreenStarts)
        .innerJoin(evergreenOffers, eq(evergreenOffers.id, evergreenStarts.offerId))
        .where(lt(evergreenOffers.endedAt, yesterday))
        .limit(atMost)
      return tx.delete(evergreenStarts).where(inArray(evergreenStarts.id, ended))
    })
  },
})

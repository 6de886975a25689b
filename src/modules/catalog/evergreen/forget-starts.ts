import { eq, inArray, lt } from 'drizzle-orm'
import { clock, DAY } from '#platform/clock.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { TimedJob } from '#platform/jobs/jobs.ts'
import { evergreenOffers, evergreenStarts } from '../tables.ts'

const AT_ONCE = 5000

/** Every night forgets who first saw offers that have ended; of those that run, nobody's clock may begin anew. */
export const forgettingStarts = (units: UnitsOfWork): TimedJob => ({
  queue: 'catalog.forget-evergreen-starts',
  cron: '27 2 * * *',
  async work() {
    while ((await forgetSome(units)) === AT_ONCE);
  },
})

const forgetSome = (units: UnitsOfWork): Promise<number> =>
  units.withoutSchool('offers of all schools end', async (tx) => {
    const yesterday = new Date(clock.now().getTime() - DAY)
    const ended = tx
      .select({ id: evergreenStarts.id })
      .from(evergreenStarts)
      .innerJoin(evergreenOffers, eq(evergreenOffers.id, evergreenStarts.offerId))
      .where(lt(evergreenOffers.endedAt, yesterday))
      .limit(AT_ONCE)
    const { rowCount } = await tx.delete(evergreenStarts).where(inArray(evergreenStarts.id, ended))
    return rowCount ?? 0
  })

import { inArray, lt, or } from 'drizzle-orm'
import { products } from '#modules/catalog/tables.ts'
import { clock } from '#platform/clock.ts'
import { inStrides } from '#platform/db/in-strides.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { TimedJob } from '#platform/jobs/jobs.ts'
import { waitingEntries as entries } from './tables.ts'
import { KEPT_AFTER_EVENT, KEPT_AFTER_SETTLED } from './vocabulary.ts'

/** Every night forgets who waited: two weeks after the event, or a month after it was settled. */
export const forgettingEntries = (units: UnitsOfWork): TimedJob => ({
  queue: 'live-events.forget-waiting',
  cron: '27 3 * * *',
  async work() {
    const before = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds)
    await inStrides(units, 'who waited for events is forgotten everywhere', (tx, atMost) => {
      const over = tx
        .select({ id: products.id })
        .from(products)
        .where(lt(products.takesPlaceUntil, before(KEPT_AFTER_EVENT)))
      const old = tx
        .select({ id: entries.id })
        .from(entries)
        .where(or(lt(entries.settledAt, before(KEPT_AFTER_SETTLED)), inArray(entries.productId, over)))
        .limit(atMost)
      return tx.delete(entries).where(inArray(entries.id, old))
    })
  },
})

import { sql } from 'drizzle-orm'
import { atMoment } from '#platform/db/at-moment.ts'
import { clock, MINUTE } from '#platform/clock.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { TimedJob } from '#platform/jobs/jobs.ts'
import { products, variants } from '../tables.ts'

/** Tells, each minute, whose sales, or what they sell, began or ended by the clock, so that cached pages learn of them. */
export function tellingTurnedSales(units: UnitsOfWork): TimedJob {
  let told = new Date(clock.now().getTime() - 2 * MINUTE)
  return {
    queue: 'catalog.tell-turned-sales',
    cron: '* * * * *',
    async work() {
      const now = clock.now()
      const since = atMoment(told)
      const until = atMoment(now)
      await units.withoutSchool('sales of all schools turn by the clock', (tx) =>
        tx.execute(sql`
          select pg_notify('content_changed', turned.school_id::text) from (
            select school_id from ${products} where sale_starts_at > ${since} and sale_starts_at <= ${until}
            union select school_id from ${products} where sale_ends_at > ${since} and sale_ends_at <= ${until}
            union select school_id from ${products} where takes_place_from > ${since} and takes_place_from <= ${until}
            union select school_id from ${products} where takes_place_until > ${since} and takes_place_until <= ${until}
            union select school_id from ${variants} where access_until > ${since} and access_until <= ${until}
          ) as turned`),
      )
      told = now
    },
  }
}

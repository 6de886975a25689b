import { exists, inArray, sql } from 'drizzle-orm'
import { clock, DAY } from '#platform/clock.ts'
import { inStrides } from '#platform/db/in-strides.ts'
import { domainEvents, pendingEvents } from '#platform/db/tables.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { TimedJob } from './jobs.ts'

/** Every night forgets what happened long ago, but for what somebody is still to react to. */
export const forgettingEvents = (units: UnitsOfWork, keptForDays: number): TimedJob => ({
  queue: 'platform.forget-events',
  cron: '5 2 * * *',
  async work() {
    const before = new Date(clock.now().getTime() - keptForDays * DAY).toISOString()
    const putOff = sql`select data ->> 'id' from pgboss.job where state < 'completed' and data ? 'id'`
    const isPending = exists(sql`(select from ${pendingEvents} where ${pendingEvents.eventId} = ${domainEvents.id})`)
    await inStrides(units, 'events of all schools grow old', (tx, atMost) =>
      tx.delete(domainEvents).where(
        inArray(
          domainEvents.id,
          tx
            .select({ id: domainEvents.id })
            .from(domainEvents)
            .where(
              sql`${domainEvents.occurredAt} < ${before}::timestamptz and not ${isPending} and ${domainEvents.id}::text not in (${putOff})`,
            )
            .orderBy(domainEvents.occurredAt)
            .limit(atMost),
        ),
      ),
    )
  },
})

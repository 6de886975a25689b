import type { PgBoss } from 'pg-boss'
import { SECOND } from '#platform/clock.ts'
import type { Doorbell } from './doorbell.ts'
import { EVENTS } from './publish.ts'

/** What nobody rang for is begun so late at most. */
const LOOKS_EVERY = 5 * SECOND

/**
 * Looks every few seconds where work waits that nobody rang for: delayed, tried again, or left by a process that died before
 * it could tell. One statement asks for all queues, so that a hundred workers with nothing to do ask for nothing themselves.
 * Returns what stops it.
 */
export function findWaiting(boss: PgBoss, queues: readonly string[], doorbell: Doorbell): () => Promise<void> {
  let looking = Promise.resolve()
  const look = async () => {
    const { rows } = await boss.getDb().executeSql(WAITING, [queues])
    for (const { queue } of rows as { queue: string }[]) doorbell.wake(queue)
  }
  const timer = setInterval(() => {
    looking = looking.then(look).catch((error: Error) => void boss.emit('error', error))
  }, LOOKS_EVERY)
  return async () => {
    clearInterval(timer)
    await looking
  }
}

/** By the index that workers take jobs by, once for each queue. */
const WAITING = `
  select queue from unnest($1::text[]) as queue where exists (
    select from pgboss.job
    where name = queue and state < 'active' and not blocked and start_after <= pgboss.job_now())
  union all
  select '${EVENTS}' where exists (select from pending_events)`

import type { Tx } from '#platform/db/database.ts'
import { afterCommit, connectionOf } from '#platform/db/lend-connection.ts'
import { newId } from '#platform/ids.ts'
import type { Doorbell } from './doorbell.ts'
import type { EventPublisher } from '#platform/db/unit-of-work.ts'
import type { Reactions } from './reactions.ts'

/** What the doorbell rings for when something happened. */
export const EVENTS = 'domain-events'

export interface PublishedEvent {
  id: string
  schoolId: string
  name: string
  at: string
  payload: Record<string, unknown>
}

/**
 * Writes events inside the caller's transaction: they are there after the commit, or not at all. Those that somebody reacts to
 * wait in `pending_events` until that is done.
 */
export function eventPublisher(doorbell: Doorbell, reactions: Reactions): EventPublisher {
  return (ctx, events) => {
    const published = events.map(({ name, payload }) => ({
      id: newId(),
      schoolId: ctx.school.id,
      name,
      at: ctx.now.toISOString(),
      payload,
      isHeard: reactions.of(name).length > 0,
    }))
    if (published.some(({ isHeard }) => isHeard)) afterCommit(() => doorbell.ring(EVENTS))
    return { ...RECORD, values: [JSON.stringify(published)] }
  }
}

const RECORD = {
  name: 'record_domain_events',
  text: `
    with event as (
      select * from jsonb_to_recordset($1::jsonb)
        as event (id uuid, "schoolId" uuid, name text, at timestamptz, payload jsonb, "isHeard" boolean)),
    pending as (insert into pending_events (event_id) select id from event where "isHeard")
    insert into domain_events (id, school_id, name, occurred_at, payload)
    select id, "schoolId", name, at, payload from event`,
}

/** Lets pg-boss work on the caller's connection, with statements prepared once: their text never changes. */
export const bossDatabase = (tx: Tx) => ({
  executeSql: (text: string, values?: unknown[]) =>
    connectionOf(tx).query({ text, ...(values && { name: nameOf(text), values }) }),
})

const names = new Map<string, string>()

function nameOf(text: string): string {
  let name = names.get(text)
  if (!name) {
    name = `boss_${names.size}`
    names.set(text, name)
  }
  return name
}

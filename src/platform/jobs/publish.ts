import type { PgBoss } from 'pg-boss'
import type { Ctx } from '#platform/context.ts'
import { clientOf, type Tx } from '#platform/db/database.ts'
import { newId } from '#platform/ids.ts'
import type { DomainEvent } from './event.ts'
import type { Reactions } from './reactions.ts'

export const EVENTS_QUEUE = 'domain-events'

export type EventPublisher = (ctx: Ctx, events: DomainEvent[]) => Promise<void>

export interface PublishedEvent {
  id: string
  schoolId: string
  name: string
  at: string
  payload: Record<string, unknown>
}

/** Writes events and their jobs inside the caller's transaction: both are there after the commit, or neither. */
export function eventPublisher(boss: PgBoss, reactions: Reactions): EventPublisher {
  return async (ctx, events) => {
    const published: PublishedEvent[] = events.map((event) => ({
      id: newId(),
      schoolId: ctx.school.id,
      name: event.name,
      at: ctx.now.toISOString(),
      payload: event.payload,
    }))
    await record(ctx.tx, published)
    const heard = published.filter((event) => reactions.of(event.name).length > 0)
    if (heard.length > 0) {
      await boss.insert(
        EVENTS_QUEUE,
        heard.map((data) => ({ id: data.id, data })),
        { db: bossDatabase(ctx.tx) },
      )
    }
  }
}

/** Lets pg-boss work on the caller's connection, with statements prepared once: their text never changes. */
export const bossDatabase = (tx: Tx) => ({
  executeSql: (text: string, values?: unknown[]) =>
    clientOf(tx).query({ text, ...(values && { name: nameOf(text), values }) }),
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

const RECORD = {
  name: 'record_domain_events',
  text: `
    insert into domain_events (id, school_id, name, occurred_at, payload)
    select id, "schoolId", name, at, payload
    from jsonb_to_recordset($1::jsonb) as event (id uuid, "schoolId" uuid, name text, at timestamptz, payload jsonb)`,
}

async function record(tx: Tx, events: PublishedEvent[]): Promise<void> {
  await clientOf(tx).query({ ...RECORD, values: [JSON.stringify(events)] })
}

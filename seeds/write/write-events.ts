import type { Ctx } from '#platform/context.ts'
import { domainEvents } from '#platform/db/tables.ts'
import { newId } from '#platform/ids.ts'
import type { DomainEvent } from '#platform/events/event.ts'

export interface PastEvent {
  at: Date
  event: DomainEvent
}

/** Only the record of what happened: nobody is mailed or told, as they would be of something that happens now. */
export async function writeEvents({ tx, school }: Ctx, past: PastEvent[]): Promise<void> {
  await tx
    .insert(domainEvents)
    .values(past.map(({ at, event }) => ({ id: newId(), schoolId: school.id, occurredAt: at, ...event })))
}

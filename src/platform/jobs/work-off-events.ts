import { setTimeout as pause } from 'node:timers/promises'
import type { SchoolIdentity } from '#platform/context.ts'
import { SECOND } from '#platform/clock.ts'
import type { Tx } from '#platform/db/database.ts'
import { connectionOf } from '#platform/db/lend-connection.ts'
import type { Setting, UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { Log } from '#platform/log.ts'
import type { Doorbell } from './doorbell.ts'
import { EVENTS, type PublishedEvent } from './publish.ts'
import type { Happened, InsideReaction, Reaction, Reactions } from './reactions.ts'

export interface EventWork {
  reactions: Reactions
  units: UnitsOfWork
  doorbell: Doorbell
  findSchool(id: string): Promise<SchoolIdentity | undefined>
  /** puts a reaction into a queue of its own: one that talks to a provider, or that failed and is tried again */
  putOff(queue: string, event: PublishedEvent): Promise<void>
  log: Log
}

const AT_ONCE = 2
const BATCH = 20
const AFTER_A_FAILURE = SECOND

/**
 * Works off what happened, several at a time and in several processes: whoever takes an event holds it until all have reacted;
 * when the process dies, another finds it. Returns what stops it, after what is under way.
 */
export function workOffEvents(work: EventWork): () => Promise<void> {
  const stopping = new AbortController()
  const workers = Array.from({ length: AT_ONCE }, () => keepWorking(work, stopping.signal))
  return async () => {
    stopping.abort()
    await Promise.all(workers)
  }
}

async function keepWorking(work: EventWork, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    const rung = waitFor(work.doorbell, stopping)
    try {
      while (!stopping.aborted && (await workOffSome(work)) > 0);
      await rung
    } catch (error) {
      work.log.warn({ err: error }, 'events could not be worked off')
      await pause(AFTER_A_FAILURE, undefined, { signal: stopping }).catch(() => undefined)
    }
  }
}

function waitFor(doorbell: Doorbell, stopping: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      unhear()
      stopping.removeEventListener('abort', done)
      resolve()
    }
    const unhear = doorbell.onRing(EVENTS, done)
    stopping.addEventListener('abort', done)
  })
}

const workOffSome = ({ units, ...work }: EventWork): Promise<number> =>
  units.withoutSchool('what happened in all schools is worked off', async (tx) => {
    const events = await take(tx)
    for (const event of events) await reactTo(event, { units, ...work })
    return events.length
  })

const TAKE = {
  name: 'take_pending_events',
  text: `
    with taken as (
      delete from pending_events where event_id in (
        select event_id from pending_events order by event_id limit ${BATCH} for update skip locked)
      returning event_id)
    select id, school_id as "schoolId", name, occurred_at as at, payload
    from domain_events join taken on taken.event_id = id order by id`,
}

async function take(tx: Tx): Promise<PublishedEvent[]> {
  const connection = connectionOf(tx)
  const { rows } = await connection.query<Omit<PublishedEvent, 'at'> & { at: Date }>(TAKE)
  // This connection waits while others do the work.
  if (rows.length > 0) await connection.query('set local idle_in_transaction_session_timeout = 0')
  return rows.map(({ at, ...event }) => ({ ...event, at: at.toISOString() }))
}

async function reactTo(event: PublishedEvent, work: EventWork): Promise<void> {
  const reactions = work.reactions.of(event.name)
  const failed = await failedOf(
    reactions.filter((reaction) => !reaction.isOutside),
    event,
    work,
  )
  for (const { queue } of [...failed, ...reactions.filter(({ isOutside }) => isOutside)])
    await work.putOff(queue, event)
}

/** Those that could not react: together with the others, nor each by itself. */
async function failedOf(inside: InsideReaction[], event: PublishedEvent, work: EventWork): Promise<InsideReaction[]> {
  if (await reacted(inside, event, work)) return []
  if (inside.length === 1) return inside
  const failed: InsideReaction[] = []
  for (const reaction of inside) if (!(await reacted([reaction], event, work))) failed.push(reaction)
  return failed
}

async function reacted(inside: InsideReaction[], event: PublishedEvent, work: EventWork): Promise<boolean> {
  try {
    await reactInside(inside, event, work)
    return true
  } catch (error) {
    const queues = inside.map(({ queue }) => queue).join(' ')
    work.log.warn({ err: error, queues }, 'a reaction failed; it is tried again')
    return false
  }
}

/** Runs one reaction to an event, as the system. */
export async function react(
  reaction: Reaction,
  event: PublishedEvent,
  { units, findSchool }: Pick<EventWork, 'units' | 'findSchool'>,
): Promise<void> {
  if (!reaction.isOutside) return reactInside([reaction], event, { units, findSchool })
  const school = await findSchool(event.schoolId)
  if (school) await reaction.react(units.outside(asSystem(school, event)), happened(event))
}

async function reactInside(
  reactions: InsideReaction[],
  event: PublishedEvent,
  { units, findSchool }: Pick<EventWork, 'units' | 'findSchool'>,
): Promise<void> {
  const school = reactions.length > 0 && (await findSchool(event.schoolId))
  if (!school) return
  await units.inUnitOfWork(asSystem(school, event), async (ctx) => {
    for (const reaction of reactions) await reaction.react(ctx, happened(event))
  })
}

const asSystem = (school: SchoolIdentity, { name }: PublishedEvent): Setting => ({
  school,
  actor: { role: 'system' },
  work: name,
})

const happened = ({ id, at, payload }: PublishedEvent) => ({ id, at: new Date(at), payload }) as Happened<never>

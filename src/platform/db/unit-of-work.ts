import type { Actor, Ctx, OutsideCtx, SchoolIdentity, Subject } from '#platform/context.ts'
import { isId } from '#platform/ids.ts'
import { clock } from '#platform/clock.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { DomainEvent } from '#platform/jobs/event.ts'
import type { EventPublisher } from '#platform/jobs/publish.ts'
import { type Database, type Tx, txOver } from './database.ts'
import type pg from 'pg'

export interface Setting {
  school: SchoolIdentity
  actor: Actor
  language?: Language
  /** an admin's call that changes something */
  deed?: Deed
}

export interface Deed {
  id: string
  /** `DELETE /comments/:id` */
  call: string
}

/** Writes down what an admin did, if this unit of work changed anything. */
export type DeedRecorder = (ctx: Ctx, deed: Deed, about: Subject | undefined) => Promise<void>

export interface UnitsOfWork {
  /** One transaction that sees one school only; what was emitted is published with the commit. */
  inUnitOfWork<T>(setting: Setting, work: (ctx: Ctx) => Promise<T>): Promise<T>
  /** Reads of one school: each statement sees its own moment, and none can write. */
  reading<T>(setting: Setting, work: (ctx: Ctx) => Promise<T>): Promise<T>
  /** For verbs that talk to providers between transactions. */
  outside(setting: Setting): OutsideCtx
  /** Work across schools, with its reason; row-level security does not bind it. */
  withoutSchool<T>(why: string, work: (tx: Tx) => Promise<T>): Promise<T>
}

export function unitsOfWork(database: Database, publish: EventPublisher, record: DeedRecorder): UnitsOfWork {
  const units: UnitsOfWork = {
    async inUnitOfWork(setting, work) {
      const emitted: DomainEvent[] = []
      let about: Subject | undefined
      const begin = `begin; set local app.school_id = '${uuid(setting.school.id)}'`
      return inTransaction(database.school, begin, async (tx) => {
        const ctx = ctxOf(setting, tx, {
          emit: (event) => emitted.push(event),
          note: (subject) => (about = subject),
        })
        const result = await work(ctx)
        if (setting.deed) await record(ctx, setting.deed, about)
        if (emitted.length > 0) await publish(ctx, emitted)
        return result
      })
    },

    reading: (setting, work) =>
      onConnectionOf(database.reads, uuid(setting.school.id), (tx) =>
        work(ctxOf(setting, tx, { emit: refuseToEmit, note: () => undefined })),
      ),

    outside(setting) {
      const { school, actor, language = school.language } = setting
      return {
        school,
        actor,
        language,
        now: clock.now(),
        inTransaction: (work) => units.inUnitOfWork(setting, work),
      }
    },

    withoutSchool: (_why, work) => inTransaction(database.platform, 'begin', work),
  }
  return units
}

const ctxOf = (
  { school, actor, language = school.language }: Setting,
  tx: Tx,
  tell: Pick<Ctx, 'emit' | 'note'>,
): Ctx => ({
  school,
  actor,
  language,
  tx,
  now: clock.now(),
  ...tell,
})

function refuseToEmit(): never {
  throw new Error('A reading verb has nothing to tell')
}

function uuid(schoolId: string): string {
  if (!isId(schoolId)) throw new Error('A school id is a uuid')
  return schoolId
}

const schoolOfClient = new WeakMap<pg.PoolClient, string>()

/** Without a transaction: begin and commit would cost as much as the read. The connection remembers whose rows it shows. */
async function onConnectionOf<T>(pool: pg.Pool, schoolId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    if (schoolOfClient.get(client) !== schoolId) {
      schoolOfClient.delete(client)
      await client.query(`set app.school_id = '${schoolId}'`)
      schoolOfClient.set(client, schoolId)
    }
    return await work(txOver(client))
  } finally {
    client.release()
  }
}

async function inTransaction<T>(pool: pg.Pool, begin: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query(begin)
    const result = await work(txOver(client))
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => (broken = failure))
    throw error
  } finally {
    client.release(broken)
  }
}

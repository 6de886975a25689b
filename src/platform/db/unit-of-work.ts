import type { Actor, Ctx, OutsideCtx, SchoolIdentity } from '#platform/context.ts'
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
}

export interface UnitsOfWork {
  /** One transaction that sees one school only; what was emitted is published with the commit. */
  inUnitOfWork<T>(setting: Setting, work: (ctx: Ctx) => Promise<T>, access?: 'read only'): Promise<T>
  /** For verbs that talk to providers between transactions. */
  outside(setting: Setting): OutsideCtx
  /** Work across schools, with its reason; row-level security does not bind it. */
  withoutSchool<T>(why: string, work: (tx: Tx) => Promise<T>): Promise<T>
}

export function unitsOfWork(database: Database, publish: EventPublisher): UnitsOfWork {
  const units: UnitsOfWork = {
    async inUnitOfWork(setting, work, access) {
      const { school, actor, language = school.language } = setting
      const emitted: DomainEvent[] = []
      return inTransaction(database.school, beginFor(school.id, access), async (tx) => {
        const ctx: Ctx = { school, actor, language, tx, now: clock.now(), emit: (event) => emitted.push(event) }
        const result = await work(ctx)
        if (emitted.length > 0) await publish(ctx, emitted)
        return result
      })
    },

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

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

function beginFor(schoolId: string, access?: 'read only'): string {
  if (!UUID.test(schoolId)) throw new Error('A school id is a uuid')
  return `begin ${access ?? ''}; set local app.school_id = '${schoolId}'`
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

import {
  type Actor,
  type Ctx,
  isSignedIn,
  type OperatorSubject,
  type OutsideCtx,
  type PlatformCtx,
  type SchoolIdentity,
  type SignedIn,
  type Subject,
} from '#platform/context.ts'
import { isId } from '#platform/ids.ts'
import { clock } from '#platform/clock.ts'
import type { Claimant } from '#platform/fair-share.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { DomainEvent } from '../events/event.ts'
import type { Connections, Database, Tx } from './database.ts'
import { afterCommit, lendConnection } from './lend-connection.ts'
import type pg from 'pg'

/** The statement that writes down what happened, the last of the unit of work in which it did. */
export type EventPublisher = (ctx: Ctx, events: DomainEvent[]) => pg.QueryConfig

export interface Setting {
  school: SchoolIdentity
  actor: Actor
  language?: Language
  /** an admin's call that changes something, or takes personal data away */
  deed?: Deed
  /** an operator's, which changes something */
  operatorDeed?: OperatorDeed
  /** what kind of work it is, a call or a queue: no kind gets all connections */
  work?: string
  /** what an answer has to pass before what led to it commits */
  check?: (answer: unknown) => unknown
  /** others may see what it changes: all that the school shows, unless it names what */
  isSeen?: boolean
  /** where reading puts down what it showed */
  shown?: Set<string>
}

export interface Deed {
  id: string
  /** `DELETE /comments/:id` */
  call: string
  /** it counts though nothing was written, once it says what it was about */
  mayOnlyRead: boolean
}

/** Writes down what an admin did, if this unit of work changed anything or was told to count all the same. */
export type DeedRecorder = (ctx: Ctx, deed: Deed, about: Subject | undefined) => Promise<void>

export interface OperatorDeed {
  /** `POST /operator/jobs/retry` */
  call: string
  operator: SignedIn
}

/** Writes down what an operator did, if this transaction changed anything. */
export type OperatorDeedRecorder = (tx: Tx, deed: OperatorDeed, about: OperatorSubject) => Promise<void>

/** Of a call that belongs to no school. */
export interface PlatformSetting {
  actor: Actor
  language: Language
  /** the call */
  work: string
  /** it changes something, and an operator is to answer for it */
  isDeed: boolean
}

/** Told after the commit; without names, anything that the school shows may have changed. */
export type ChangeTeller = (schoolId: string, names: string[] | undefined) => void

export interface UnitsOfWork {
  /** One transaction that sees one school only; what was emitted is published with the commit. */
  inUnitOfWork<T>(setting: Setting, work: (ctx: Ctx) => Promise<T>): Promise<T>
  /** Reads of one school: each statement sees its own moment, and none can write. */
  reading<T>(setting: Setting, work: (ctx: Ctx) => Promise<T>): Promise<T>
  /** For verbs that talk to providers between transactions. */
  outside(setting: Setting): OutsideCtx
  /** For calls of the platform's own host. */
  ofPlatform(setting: PlatformSetting): PlatformCtx
  /** Work across schools, with its reason; row-level security does not bind it. */
  withoutSchool<T>(why: string, work: (tx: Tx) => Promise<T>): Promise<T>
}

interface Means {
  publish: EventPublisher
  record: DeedRecorder
  recordOperator: OperatorDeedRecorder
  tellChanges: ChangeTeller
}

export function unitsOfWork(database: Database, { publish, record, recordOperator, tellChanges }: Means): UnitsOfWork {
  const units: UnitsOfWork = {
    async inUnitOfWork(setting, work) {
      const emitted: DomainEvent[] = []
      const changed = new Set<string>()
      let about: Subject | undefined
      const school = uuid(setting.school.id)
      const begin = `begin; set local app.school_id = '${school}'`
      return inTransaction(database.school, { school, work: workOf(setting) }, begin, async (tx, endWith) => {
        const ctx = ctxOf(setting, tx, {
          emit: (event) => emitted.push(event),
          note: (subject) => (about = subject),
          shows: () => undefined,
          changes: (what) => changed.add(what),
        })
        const result = await work(ctx)
        if (setting.deed) await record(ctx, setting.deed, about)
        if (setting.operatorDeed)
          await recordOperator(tx, setting.operatorDeed, { subject: about?.subject ?? '', schoolId: school })
        if (emitted.length > 0) endWith(publish(ctx, emitted))
        if (changed.size > 0) afterCommit(() => tellChanges(school, [...changed]))
        else if (setting.isSeen) afterCommit(() => tellChanges(school, undefined))
        return result
      })
    },

    reading: (setting, work) =>
      readingOn(database.reads, { school: setting.school.id, work: workOf(setting) }, (tx) =>
        work(
          ctxOf(setting, tx, {
            emit: refuseToEmit,
            note: () => undefined,
            shows: (what) => setting.shown?.add(what),
            changes: refuseToEmit,
          }),
        ),
      ),

    outside(setting) {
      const { deed: _, operatorDeed: __, isSeen: ___, ...undocumented } = setting
      const { school, actor, language = school.language, check = (answer) => answer } = setting
      return {
        school,
        actor,
        language,
        now: clock.now(),
        inTransaction: (work) => units.inUnitOfWork(setting, work),
        reading: (work) => units.reading(undocumented, work),
        answering: <T>(work: (ctx: Ctx) => Promise<T>) =>
          units.inUnitOfWork(setting, async (ctx) => check(await work(ctx)) as T),
        aside: (work) => units.inUnitOfWork(undocumented, work),
      }
    },

    ofPlatform({ actor, language, work: call, isDeed }) {
      const deed = isDeed && isSignedIn(actor) ? { operatorDeed: { call, operator: actor } } : {}
      return {
        actor,
        language,
        now: clock.now(),
        reading: (why, work) => acrossSchools(database, why, work, 'begin read only'),
        inTransaction: (why, work) =>
          acrossSchools(database, why, async (tx) => {
            let about: OperatorSubject = {}
            const result = await work(tx, (subject) => (about = subject))
            if (deed.operatorDeed) await recordOperator(tx, deed.operatorDeed, about)
            return result
          }),
        inSchool: (school) => units.outside({ school, actor: { role: 'system' }, work: call, ...deed }),
        aside: (why, work) => acrossSchools(database, why, work),
      }
    },

    withoutSchool: (why, work) => acrossSchools(database, why, work),
  }
  return units
}

const acrossSchools = <T>(
  { platform }: Database,
  why: string,
  work: (tx: Tx) => Promise<T>,
  begin = 'begin',
): Promise<T> => inTransaction(platform, { school: undefined, work: why }, begin, work)

const workOf = ({ work, actor }: Setting): string => work ?? actor.role

const ctxOf = (
  { school, actor, language = school.language }: Setting,
  tx: Tx,
  tell: Pick<Ctx, 'emit' | 'note' | 'shows' | 'changes'>,
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
const readingOn = <T>(
  connections: Connections,
  { school, work }: Claimant & { school: string },
  read: (tx: Tx) => Promise<T>,
): Promise<T> =>
  connections.lend({ school, work }, (client) =>
    schoolOfClient.get(client) === school
      ? lendConnection(client, read)
      : showRowsOf(client, school).then(() => lendConnection(client, read)),
  )

async function showRowsOf(client: pg.PoolClient, school: string): Promise<void> {
  schoolOfClient.delete(client)
  await client.query(`set app.school_id = '${uuid(school)}'`)
  schoolOfClient.set(client, school)
}

const inTransaction = <T>(
  connections: Connections,
  claimant: Claimant,
  begin: string,
  work: (tx: Tx, endWith: (statement: pg.QueryConfig) => void) => Promise<T>,
): Promise<T> =>
  connections.lend(claimant, async (client, discard) => {
    const afterwards: (() => void)[] = []
    let last: pg.QueryConfig | undefined
    let result: T
    try {
      // The first statement of the work is sent without waiting for this one; what fails here fails all after it.
      const begun = handled(client.query(begin))
      result = await lendConnection(client, (tx) => work(tx, (statement) => (last = statement)), afterwards)
      await begun
      await commit(client, last)
    } catch (error) {
      await client.query('rollback').catch(discard)
      throw error
    }
    for (const act of afterwards) act()
    return result
  })

/** In one go with the last statement: where that fails, PostgreSQL takes "commit" for "rollback". */
async function commit(client: pg.PoolClient, last: pg.QueryConfig | undefined): Promise<void> {
  const written = last && handled(client.query(last))
  const committed = handled(client.query('commit'))
  await written
  await committed
}

/** It is waited for later. */
function handled<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined)
  return promise
}

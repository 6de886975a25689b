import { and, eq, type InferInsertModel, type InferSelectModel, isNull, lte, or, sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, integer, type PgTable, pgTable, text } from 'drizzle-orm/pg-core'
import { clock, DAY, HOUR } from '#platform/clock.ts'
import type { OutsideCtx, SchoolIdentity } from '#platform/context.ts'
import { WORK_STATES } from '#platform/contract/work-states.ts'
import { createdAt, id, moment, oneOf } from '#platform/db/columns.ts'
import type { Tx } from '#platform/db/database.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { JobKind } from './jobs.ts'

/** Who has not moved for so long has died, and the queue has given up on it. */
const SILENT_AT_MOST = HOUR
/** What waits for so long has no job any more: workers that stood still come back sooner. */
const WAITS_AT_MOST = DAY

/** What a row says of the long work that is done for it. */
export const workColumns = () => ({
  state: text({ enum: WORK_STATES }).notNull().default('waiting'),
  /** how often it was begun: each time takes it over from the time before */
  attempts: integer().notNull().default(0),
  /** when it was last known to go on */
  movedAt: createdAt(),
  settledAt: moment(),
})

export const workRules = (name: string, t: Record<'state' | 'movedAt' | 'settledAt', AnyPgColumn>) => [
  index(`${name}_under_way`)
    .on(t.movedAt)
    .where(sql`settled_at is null`),
  oneOf(`${name}_state`, t.state, WORK_STATES),
  check(`${name}_settled`, sql`(${t.settledAt} is null) = (${t.state} in ('waiting', 'running'))`),
]

/** A table in its least: what all such tables have. */
const aWork = () => pgTable('work', { id: id(), ...workColumns() })
type Work = ReturnType<typeof aWork>
export type WorkTable = PgTable & Record<'id' | 'state' | 'attempts' | 'movedAt' | 'settledAt', AnyPgColumn>
type Row<Table extends WorkTable> = InferSelectModel<Table> & InferSelectModel<Work>
type Change<Table extends WorkTable> = Partial<Omit<InferInsertModel<Table>, keyof InferSelectModel<Work>>>

/** Another attempt has begun meanwhile, or it was settled: nothing of this one counts any more. */
export class TakenOver extends Error {
  constructor() {
    super('Another attempt has taken this work over')
  }
}

/** One turn at the work of a row. Whatever it writes there it writes as long as it is the last that was begun. */
export interface Attempt<Table extends WorkTable> {
  row: Row<Table>
  /** Says that it goes on, and how far it is. @throws TakenOver */
  move(tx: Tx, to?: Change<Table>): Promise<void>
  /** Says that all is done. @throws TakenOver */
  finish(tx: Tx, to?: Change<Table>): Promise<void>
}

/** Where the row of a job is reached. */
export interface Place {
  id: string
  inTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

export interface InSchool extends Place {
  ctx: OutsideCtx
}

interface SchoolParts {
  units: UnitsOfWork
  findSchool(id: string): Promise<SchoolIdentity | undefined>
}

/** The place of a row that is a school's own. Undefined once the school is gone. */
export async function reachInSchool(
  { units, findSchool }: SchoolParts,
  { schoolId, id: rowId, work }: { schoolId: string; id: string; work: string },
): Promise<InSchool | undefined> {
  const school = await findSchool(schoolId)
  if (!school) return undefined
  const ctx = units.outside({ school, actor: { role: 'system' }, work })
  return { id: rowId, ctx, inTransaction: (inside) => ctx.inTransaction(({ tx }) => inside(tx)) }
}

export interface LongWork<Data extends object, Table extends WorkTable, Own extends Place> extends Pick<
  JobKind<Data>,
  'queue' | 'expireInSeconds' | 'retryLimit'
> {
  table: Table
  /** Undefined where there is nothing to reach any more. */
  reach(data: Data): Promise<Own | undefined>
  /** what each attempt begins with */
  afresh?: Change<Table>
  /** whether this ends it: nobody tries again, and nobody is told of a failure */
  isRefusal?(error: unknown): boolean
  /** Has to finish the attempt. Stops at the signal; what it throws is tried again. */
  work(attempt: Attempt<Table>, place: Own, signal: AbortSignal): Promise<void>
  units: Pick<UnitsOfWork, 'withoutSchool'>
}

/**
 * The job of long work with a row. A worker that is silent is given up for dead, and another begins: where it lives after all, it finds
 * itself taken over by the next that it writes, and leaves the rest alone.
 */
export function longJob<Data extends object, Table extends WorkTable, Own extends Place>(
  kind: LongWork<Data, Table, Own>,
): JobKind<Data> {
  const { queue, expireInSeconds, retryLimit, table } = kind
  return {
    queue,
    expireInSeconds,
    retryLimit,
    concurrency: 1,
    heartbeatSeconds: 30,
    async work(data, signal) {
      const place = await kind.reach(data)
      const attempt = await place?.inTransaction((tx) => begin(tx, table, place.id, kind.afresh))
      if (place && attempt) await carryOut(kind, attempt, place, signal)
    },
    sweep: () => kind.units.withoutSchool('long work that stands still is given up', (tx) => giveUpSilent(tx, table)),
  }
}

async function carryOut<Data extends object, Table extends WorkTable, Own extends Place>(
  { table, retryLimit, isRefusal = () => false, work }: LongWork<Data, Table, Own>,
  attempt: Attempt<Table>,
  place: Own,
  signal: AbortSignal,
): Promise<void> {
  try {
    await work(attempt, place, signal)
  } catch (error) {
    if (error instanceof TakenOver) return
    const isOver = isRefusal(error)
    if (isOver || attempt.row.attempts > retryLimit)
      await place.inTransaction((tx) => settle(tx, table, attempt.row, isOver ? 'refused' : 'failed'))
    if (!isOver) throw error
  }
}

/** Undefined when it was settled before, or is gone. */
async function begin<Table extends WorkTable>(
  tx: Tx,
  table: Table,
  rowId: string,
  afresh: Change<Table> | undefined,
): Promise<Attempt<Table> | undefined> {
  const work = table as unknown as Work
  const [begun] = await tx
    .update(work)
    .set({ ...afresh, state: 'running', attempts: sql`${work.attempts} + 1`, movedAt: clock.now() })
    .where(and(eq(work.id, rowId), isNull(work.settledAt)))
    .returning()
  const row = begun as Row<Table> | undefined
  const write = async (of: Tx, to: object) => {
    if (!(await isWritten(of, table, row!, to))) throw new TakenOver()
  }
  return (
    row && {
      row,
      move: (of, to = {}) => write(of, { ...to, movedAt: clock.now() }),
      finish: (of, to = {}) => write(of, { ...to, state: 'ready', movedAt: clock.now(), settledAt: clock.now() }),
    }
  )
}

/** Answers false once another attempt has begun, or it was settled. */
async function isWritten<Table extends WorkTable>(
  tx: Tx,
  table: Table,
  { id: rowId, attempts }: Row<Table>,
  to: object,
): Promise<boolean> {
  const work = table as unknown as Work
  const { rowCount } = await tx
    .update(work)
    .set(to)
    .where(and(eq(work.id, rowId), eq(work.attempts, attempts), isNull(work.settledAt)))
  return rowCount === 1
}

const settle = <Table extends WorkTable>(tx: Tx, table: Table, row: Row<Table>, state: 'failed' | 'refused') =>
  isWritten(tx, table, row, { state, settledAt: clock.now() })

async function giveUpSilent(tx: Tx, table: WorkTable): Promise<void> {
  const work = table as unknown as Work
  const now = clock.now()
  const unmoved = (milliseconds: number) => lte(work.movedAt, new Date(now.getTime() - milliseconds))
  await tx
    .update(work)
    .set({ state: 'failed', settledAt: now })
    .where(and(isNull(work.settledAt), unmoved(SILENT_AT_MOST), or(eq(work.state, 'running'), unmoved(WAITS_AT_MOST))))
}

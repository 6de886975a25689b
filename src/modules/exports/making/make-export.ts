import type { Media } from '#modules/media/index.ts'
import { mayStill } from '#modules/people/index.ts'
import { clock, SECOND } from '#platform/clock.ts'
import type { Ctx, OutsideCtx, SchoolIdentity } from '#platform/context.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { Tx } from '#platform/db/database.ts'
import type { JobKind } from '#platform/jobs/jobs.ts'
import { type Attempt, longJob, reachInSchool, TakenOver } from '#platform/jobs/long-work.ts'
import { refuseUnless } from '#platform/refusal.ts'
import type { Right } from '#platform/rights.ts'
import type { Exportables } from '../exportable.ts'
import { exportKey } from '../keys.ts'
import { rightTo } from '../right-to.ts'
import { EVERYTHING } from '../vocabulary.ts'
import { RightEnded } from '../refusals.ts'
import { type ListExport, listExports } from '../tables.ts'
import { EXPORTS_QUEUE } from './queue.ts'
import { openArchive } from './open-archive.ts'
import { openListFile } from './open-list-file.ts'
import type { OpenFile } from './open-file.ts'

const TELL_EVERY = SECOND

export interface MakingParts {
  units: UnitsOfWork
  media: Media
  exportables: Exportables
  findSchool(id: string): Promise<SchoolIdentity | undefined>
}

interface MakingData {
  schoolId: string
  exportId: string
}

/** There is no file until it is whole. */
export const exportJob = (parts: MakingParts): JobKind<MakingData> =>
  longJob({
    queue: EXPORTS_QUEUE,
    table: listExports,
    expireInSeconds: 2 * 60 * 60,
    retryLimit: 3,
    units: parts.units,
    reach: ({ schoolId, exportId }: MakingData) =>
      reachInSchool(parts, { schoolId, id: exportId, work: EXPORTS_QUEUE }),
    afresh: { rowsDone: 0 },
    isRefusal: (error) => error instanceof RightEnded,
    work: (attempt, { ctx }, signal) => make(ctx, attempt, parts, signal),
  })

async function make(
  ctx: OutsideCtx,
  attempt: Attempt<typeof listExports>,
  { media, exportables }: MakingParts,
  signal: AbortSignal,
) {
  const { row } = attempt
  const right = rightTo(row.kind, exportables)
  const step = (write: (tx: Tx) => Promise<void>) =>
    ctx.inTransaction(async (inside) => {
      await refuseWithout(inside, row, right)
      await write(inside.tx)
    })
  const key = exportKey(row.id, row.attempts)
  const drop = async (error: unknown): Promise<never> => {
    await media.store.delete(key)
    throw error
  }
  const write = async () => {
    await step((tx) => attempt.move(tx))
    const file = await openFile(ctx, row, exportables)
    await step((tx) => attempt.move(tx, { rowsTotal: file.count }))
    const told = tellingHowFar(signal, (rowsDone) => step((tx) => attempt.move(tx, { rowsDone })))
    await media.store.put(key, file.write(told.count), { contentType: file.contentType })
    const { size: bytes } = (await media.store.head(key))!
    return { file: key, rowsDone: told.rows(), bytes }
  }
  const whole = await write().catch(drop)
  try {
    await step((tx) => attempt.finish(tx, whole))
  } catch (error) {
    // Whether a commit that broke off was one is not known: its file then goes with the row.
    if (error instanceof RightEnded || error instanceof TakenOver) await drop(error)
    throw error
  }
}

const openFile = (ctx: OutsideCtx, row: ListExport, exportables: Exportables): Promise<OpenFile> =>
  row.kind === EVERYTHING
    ? openArchive(ctx, exportables, row.language)
    : openListFile(ctx, exportables.of(row.kind), {
        filter: row.filter,
        format: row.format === 'xlsx' ? 'xlsx' : 'csv',
        language: row.language,
      })

/** Counts what is written, and once a second says how far it is. @throws RightEnded once whoever asked has no right to it any more */
function tellingHowFar(signal: AbortSignal, tell: (rows: number) => Promise<void>) {
  let rows = 0
  let toldAt = clock.now().getTime()
  return {
    rows: () => rows,
    async count(more: number): Promise<void> {
      signal.throwIfAborted()
      rows += more
      const now = clock.now().getTime()
      if (now - toldAt < TELL_EVERY) return
      toldAt = now
      await tell(rows)
    },
  }
}

/** @throws RightEnded, and where it is gone with whoever asked for it */
async function refuseWithout(ctx: Ctx, { personId }: ListExport, right: Right): Promise<void> {
  refuseUnless(await mayStill(ctx, personId, right), new RightEnded())
}

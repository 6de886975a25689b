import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Media } from '#modules/media/index.ts'
import { people } from '#modules/people/tables.ts'
import { clock, SECOND } from '#platform/clock.ts'
import type { Ctx, OutsideCtx, SchoolIdentity } from '#platform/context.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { JobKind } from '#platform/jobs/jobs.ts'
import { mayAs, type Right } from '#platform/rights.ts'
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

const RETRIES = 3
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

/** A worker that dies is silent, and another begins the file anew: there is none until it is whole. */
export const exportJob = (parts: MakingParts): JobKind<MakingData> => ({
  queue: EXPORTS_QUEUE,
  concurrency: 1,
  expireInSeconds: 2 * 60 * 60,
  heartbeatSeconds: 30,
  retryLimit: RETRIES,
  async work({ schoolId, exportId }, signal) {
    const school = await parts.findSchool(schoolId)
    if (!school) return
    const ctx = parts.units.outside({ school, actor: { role: 'system' }, work: EXPORTS_QUEUE })
    const begun = await ctx.inTransaction((inside) => begin(inside, exportId))
    if (begun) await make(ctx, begun, parts, signal)
  },
})

/** Undefined when it was settled before, or is gone. */
async function begin({ tx, now }: Ctx, id: string): Promise<ListExport | undefined> {
  const [begun] = await tx
    .update(listExports)
    .set({ state: 'running', attempts: sql`${listExports.attempts} + 1`, rowsDone: 0, movedAt: now })
    .where(and(eq(listExports.id, id), isNull(listExports.settledAt)))
    .returning()
  return begun
}

async function make(ctx: OutsideCtx, row: ListExport, { media, exportables }: MakingParts, signal: AbortSignal) {
  const right = rightTo(row.kind, exportables)
  const move = (to: Partial<typeof listExports.$inferInsert>) =>
    ctx.inTransaction((inside) => moveOn(inside, row, right, to))
  const key = exportKey(row.id)
  try {
    await move({ rowsDone: 0 })
    const file = await openFile(ctx, row, exportables)
    await move({ rowsTotal: file.count })
    const told = tellingHowFar(signal, (rowsDone) => move({ rowsDone }))
    await media.store.put(key, file.write(told.count), { contentType: file.contentType })
    const { size: bytes } = (await media.store.head(key))!
    await move({ state: 'ready', rowsDone: told.rows(), bytes, settledAt: clock.now() })
  } catch (error) {
    await media.store.delete(key)
    const isRefused = error instanceof RightEnded
    if (isRefused || row.attempts > RETRIES) await ctx.inTransaction((inside) => giveUp(inside, row, isRefused))
    if (!isRefused) throw error
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
async function moveOn(
  { tx }: Ctx,
  { id, personId }: ListExport,
  right: Right,
  to: Partial<typeof listExports.$inferInsert>,
): Promise<void> {
  const [person] = personId
    ? await tx.select({ role: people.adminRole }).from(people).where(eq(people.id, personId))
    : []
  if (!mayAs(person?.role, right)) throw new RightEnded()
  await tx
    .update(listExports)
    .set({ ...to, movedAt: clock.now() })
    .where(eq(listExports.id, id))
}

const giveUp = ({ tx, now }: Ctx, { id }: ListExport, isRefused: boolean) =>
  tx
    .update(listExports)
    .set({ state: isRefused ? 'refused' : 'failed', settledAt: now })
    .where(eq(listExports.id, id))

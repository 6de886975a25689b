import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Media } from '#modules/media/index.ts'
import { people } from '#modules/people/tables.ts'
import { clock, SECOND } from '#platform/clock.ts'
import type { Ctx, OutsideCtx, SchoolIdentity } from '#platform/context.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { JobKind } from '#platform/jobs/jobs.ts'
import { mayAs } from '#platform/rights.ts'
import type { Cell, Exportable, Exportables, OpenList } from '../exportable.ts'
import { exportKey } from '../keys.ts'
import { RightEnded } from '../refusals.ts'
import { type ListExport, listExports } from '../tables.ts'
import { EXPORTS_QUEUE } from './queue.ts'
import { TYPES, writeFile } from './write-file.ts'

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
  const exportable = exportables.of(row.kind)
  const key = exportKey(row.id)
  try {
    await ctx.inTransaction((inside) => moveOn(inside, row, exportable, { rowsDone: 0 }))
    const list = await ctx.reading((inside) => exportable.open(inside, row.filter, row.language))
    await ctx.inTransaction((inside) => moveOn(inside, row, exportable, { rowsTotal: list.count }))
    const { timeZone } = ctx.school
    const counted = { rows: 0 }
    const slices = slicesOf(ctx, row, { exportable, list, signal, counted })
    const file = writeFile(row.format, slices, { language: row.language, timeZone, headings: list.headings })
    await media.store.put(key, file, { contentType: TYPES[row.format] })
    const { size: bytes } = (await media.store.head(key))!
    await ctx.inTransaction((inside) =>
      moveOn(inside, row, exportable, {
        state: 'ready',
        rowsDone: counted.rows,
        bytes,
        settledAt: inside.now,
      }),
    )
  } catch (error) {
    await media.store.delete(key)
    const isRefused = error instanceof RightEnded
    if (isRefused || row.attempts > RETRIES) await ctx.inTransaction((inside) => giveUp(inside, row, isRefused))
    if (!isRefused) throw error
  }
}

interface Taking {
  exportable: Exportable
  list: OpenList
  signal: AbortSignal
  counted: { rows: number }
}

/** Slice after slice, each a read of its own. @throws RightEnded once whoever asked has no right to them any more */
async function* slicesOf(
  ctx: OutsideCtx,
  row: ListExport,
  { exportable, list, signal, counted }: Taking,
): AsyncGenerator<Cell[][]> {
  let toldAt = clock.now().getTime()
  let after: string | undefined
  do {
    signal.throwIfAborted()
    const place = after
    const slice = await ctx.reading((inside) => list.read(inside, place))
    yield slice.rows
    counted.rows += slice.rows.length
    after = slice.next
    const now = clock.now().getTime()
    if (now - toldAt < TELL_EVERY) continue
    toldAt = now
    await ctx.inTransaction((inside) => moveOn(inside, row, exportable, { rowsDone: counted.rows }))
  } while (after)
}

/** @throws RightEnded, and where it is gone with whoever asked for it */
async function moveOn(
  { tx }: Ctx,
  { id, personId }: ListExport,
  { right }: Exportable,
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

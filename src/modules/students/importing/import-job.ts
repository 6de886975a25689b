import { text as textOf } from 'node:stream/consumers'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Fulfillables } from '#modules/access/index.ts'
import type { LetterParts } from '#modules/mails/index.ts'
import type { Media } from '#modules/media/index.ts'
import { SchoolErased } from '#modules/people/index.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx, OutsideCtx, SchoolIdentity } from '#platform/context.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { JobKind } from '#platform/jobs/jobs.ts'
import { Refusal } from '#platform/refusal.ts'
import { mayAs } from '#platform/rights.ts'
import { ImportRightEnded } from '../refusals.ts'
import { importLines } from './import-lines.ts'
import { importKey } from './keys.ts'
import { IMPORTS_QUEUE } from './queue.ts'
import { type ImportLine, readFile } from './read-file.ts'
import { type StudentImport, studentImports } from './tables.ts'
import { linesDone } from './view.ts'

const RETRIES = 3
const AT_ONCE = 50

export interface ImportingParts extends LetterParts {
  units: UnitsOfWork
  media: Media
  fulfillables: Fulfillables
  findSchool(id: string): Promise<SchoolIdentity | undefined>
}

interface ImportData {
  schoolId: string
  importId: string
}

/** Lines are worked off some at a time, each time in one go with how far it is: whoever takes it over begins where that ended. */
export const importJob = (parts: ImportingParts): JobKind<ImportData> => ({
  queue: IMPORTS_QUEUE,
  concurrency: 1,
  expireInSeconds: 4 * 60 * 60,
  heartbeatSeconds: 30,
  retryLimit: RETRIES,
  async work({ schoolId, importId }, signal) {
    const school = await parts.findSchool(schoolId)
    if (!school) return
    const ctx = parts.units.outside({ school, actor: { role: 'system' }, work: IMPORTS_QUEUE })
    const begun = await ctx.inTransaction((inside) => begin(inside, importId))
    if (begun) await workOff(ctx, begun, parts, signal)
  },
})

/** Undefined when it was settled before, or is gone. */
async function begin({ tx, now }: Ctx, id: string): Promise<StudentImport | undefined> {
  const [begun] = await tx
    .update(studentImports)
    .set({ state: 'running', attempts: sql`${studentImports.attempts} + 1`, movedAt: now })
    .where(and(eq(studentImports.id, id), isNull(studentImports.settledAt)))
    .returning()
  return begun
}

async function workOff(ctx: OutsideCtx, row: StudentImport, parts: ImportingParts, signal: AbortSignal) {
  try {
    const { stream } = await parts.media.store.get(importKey(row.id))
    const { count, lines } = readFile(await textOf(stream), row.columns)
    await ctx.inTransaction((inside) => moveOn(inside, row, { linesTotal: count }))
    for (let at = linesDone(row); at < count; at += AT_ONCE) {
      signal.throwIfAborted()
      await workOffSome(ctx, row, lines(at, at + AT_ONCE), parts)
    }
    await ctx.inTransaction((inside) => moveOn(inside, row, { state: 'ready', settledAt: inside.now }))
  } catch (error) {
    const isRefused = endsIt(error)
    if (isRefused || row.attempts > RETRIES) await ctx.inTransaction((inside) => giveUp(inside, row, isRefused))
    if (!isRefused) throw error
  }
}

/** What goes against every line, not against one. */
const endsIt = (error: unknown): boolean => error instanceof ImportRightEnded || error instanceof SchoolErased

/** Where one of them cannot be done, each is done by itself, and that one not at all. */
async function workOffSome(
  ctx: OutsideCtx,
  row: StudentImport,
  lines: ImportLine[],
  parts: ImportingParts,
): Promise<void> {
  try {
    await ctx.inTransaction(async (inside) => {
      await moveOn(inside, row, {})
      await importLines(inside, row, lines, parts)
    })
  } catch (error) {
    if (!(error instanceof Refusal) || error.status >= 500 || endsIt(error)) throw error
    const [line, ...others] = lines
    if (others.length > 0) for (const each of lines) await workOffSome(ctx, row, [each], parts)
    else if (line && line.problem === null) await workOffSome(ctx, row, [{ ...line, problem: 'refused' }], parts)
    else throw error
  }
}

/** @throws ImportRightEnded, also where it is gone with whoever asked for it */
async function moveOn(
  { tx, now }: Ctx,
  { id, personId }: StudentImport,
  to: Partial<typeof studentImports.$inferInsert>,
): Promise<void> {
  const [person] = personId
    ? await tx.select({ role: people.adminRole }).from(people).where(eq(people.id, personId))
    : []
  if (!mayAs(person?.role, 'change-students')) throw new ImportRightEnded()
  await tx
    .update(studentImports)
    .set({ ...to, movedAt: now })
    .where(eq(studentImports.id, id))
}

const giveUp = ({ tx, now }: Ctx, { id }: StudentImport, isRefused: boolean) =>
  tx
    .update(studentImports)
    .set({ state: isRefused ? 'refused' : 'failed', settledAt: now })
    .where(eq(studentImports.id, id))

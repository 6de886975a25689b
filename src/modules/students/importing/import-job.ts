import { text as textOf } from 'node:stream/consumers'
import type { Fulfillables } from '#modules/access/index.ts'
import type { LetterParts } from '#modules/mails/index.ts'
import type { Media } from '#modules/media/index.ts'
import { mayStill, SchoolErased } from '#modules/people/index.ts'
import type { Ctx, OutsideCtx, SchoolIdentity } from '#platform/context.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { JobKind } from '#platform/jobs/jobs.ts'
import { type Attempt, longJob, reachInSchool } from '#platform/jobs/long-work.ts'
import { Refusal, refuseUnless } from '#platform/refusal.ts'
import { ImportRightEnded } from '../refusals.ts'
import { importLines } from './import-lines.ts'
import { importKey } from './keys.ts'
import { IMPORTS_QUEUE } from './queue.ts'
import { type ImportLine, readFile } from './read-file.ts'
import { type StudentImport, studentImports } from './tables.ts'
import { linesDone } from './view.ts'

const AT_ONCE = 50

export interface ImportingParts extends LetterParts {
  units: UnitsOfWork
  media: Media
  fulfillables: Fulfillables
  findSchool(id: string): Promise<SchoolIdentity | undefined>
}

type ImportAttempt = Attempt<typeof studentImports>

interface ImportData {
  schoolId: string
  importId: string
}

/** Lines are worked off some at a time, each time in one go with how far it is: whoever takes it over begins where that ended. */
export const importJob = (parts: ImportingParts): JobKind<ImportData> =>
  longJob({
    queue: IMPORTS_QUEUE,
    table: studentImports,
    expireInSeconds: 4 * 60 * 60,
    retryLimit: 3,
    units: parts.units,
    reach: ({ schoolId, importId }: ImportData) =>
      reachInSchool(parts, { schoolId, id: importId, work: IMPORTS_QUEUE }),
    isRefusal: endsIt,
    work: (attempt, { ctx }, signal) => workOff(ctx, attempt, parts, signal),
  })

async function workOff(ctx: OutsideCtx, attempt: ImportAttempt, parts: ImportingParts, signal: AbortSignal) {
  const { row } = attempt
  const { stream } = await parts.media.store.get(importKey(row.id))
  const { count, lines } = readFile(await textOf(stream), row.columns)
  await ctx.inTransaction((inside) => moveOn(inside, attempt, { linesTotal: count }))
  for (let at = linesDone(row); at < count; at += AT_ONCE) {
    signal.throwIfAborted()
    await workOffSome(ctx, attempt, lines(at, at + AT_ONCE), parts)
  }
  await ctx.inTransaction(async (inside) => {
    await refuseWithout(inside, row)
    await attempt.finish(inside.tx)
  })
}

/** What goes against every line, not against one. */
function endsIt(error: unknown): boolean {
  return error instanceof ImportRightEnded || error instanceof SchoolErased
}

/** Where one of them cannot be done, each is done by itself, and that one not at all. */
async function workOffSome(
  ctx: OutsideCtx,
  attempt: ImportAttempt,
  lines: ImportLine[],
  parts: ImportingParts,
): Promise<void> {
  try {
    await ctx.inTransaction(async (inside) => {
      await moveOn(inside, attempt)
      await importLines(inside, attempt.row, lines, parts)
    })
  } catch (error) {
    if (!(error instanceof Refusal) || error.status >= 500 || endsIt(error)) throw error
    const [line, ...others] = lines
    if (others.length > 0) for (const each of lines) await workOffSome(ctx, attempt, [each], parts)
    else if (line && line.problem === null) await workOffSome(ctx, attempt, [{ ...line, problem: 'refused' }], parts)
    else throw error
  }
}

async function moveOn(inside: Ctx, attempt: ImportAttempt, to?: { linesTotal: number }): Promise<void> {
  await refuseWithout(inside, attempt.row)
  await attempt.move(inside.tx, to)
}

/** @throws ImportRightEnded, also where it is gone with whoever asked for it */
async function refuseWithout(ctx: Ctx, { personId }: StudentImport): Promise<void> {
  refuseUnless(await mayStill(ctx, personId, 'change-students'), new ImportRightEnded())
}

import { eq } from 'drizzle-orm'
import { schools } from '#modules/schools/tables.ts'
import { type Ctx, holdsRight, isSignedIn, type OutsideCtx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { countOrRefuse, type Limit } from '#platform/http/rate-limit.ts'
import type { Exchange } from '#platform/http/serve.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { invalidField, NotAllowed, NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import { dayOf } from '#platform/time/days.ts'
import type { createExport as endpoint } from './contract.ts'
import type { Exportable, Exportables } from './exportable.ts'
import { keptForClosing } from './keep-for-closing.ts'
import { EXPORTS_QUEUE } from './making/queue.ts'
import { rightTo } from './right-to.ts'
import { listExports } from './tables.ts'
import { viewExport } from './view.ts'
import { EVERYTHING } from './vocabulary.ts'

const ONCE_A_MINUTE: Limit = { uses: 1, seconds: 60 }

export interface ExportParts {
  exportables: Exportables
  jobs: Jobs
}

type Asked = Input<typeof endpoint>

/** Puts down what is to be made. Refuses with 403 whose role has not the right to the list, with 422 a filter that it does not know. */
export async function createExport(
  ctx: OutsideCtx,
  asked: Asked,
  { request }: Exchange,
  { exportables, jobs }: ExportParts,
): Promise<Answer<typeof endpoint>> {
  const { actor } = ctx
  refuseUnless(isSignedIn(actor), new NotSignedIn())
  refuseUnless(holdsRight(actor, rightTo(asked.kind, exportables)), new NotAllowed())
  if ((asked.kind === EVERYTHING) !== (asked.format === 'zip')) throw invalidField('format', 'validation.invalid')
  const filter = asked.kind === EVERYTHING ? {} : chosenIn(exportables.of(asked.kind), asked.filter)
  await countOrRefuse(request.server.units, `export:${actor.id}`, ONCE_A_MINUTE, 'exports.too-soon')
  return ctx.answering(async (inside) => ({
    export: await putDown(inside, { ...asked, filter, personId: actor.id }, jobs),
  }))
}

/** What is none is left out, as the list itself does. */
function chosenIn({ filter }: Exportable, given: Record<string, string>): Record<string, string> {
  const chosen = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
  const read = filter.safeParse(chosen)
  if (!read.success) throw invalidField('filter', 'validation.invalid')
  return Object.fromEntries(Object.entries(read.data).filter((each): each is [string, string] => Boolean(each[1])))
}

/** All that a closing school has is kept for as long as it can be opened again. */
async function keptBeyondWeek({ tx, school }: Ctx): Promise<Date | null> {
  const [row] = await tx.select({ closesOn: schools.closesOn }).from(schools).where(eq(schools.id, school.id))
  return row?.closesOn ? keptForClosing(row.closesOn, school.timeZone) : null
}

async function putDown(ctx: Ctx, { kind, format, filter, personId }: Asked & { personId: string }, jobs: Jobs) {
  const name = kind === EVERYTHING ? ctx.school.slug : kind
  const filename = `${name}-${dayOf(ctx.now, ctx.school.timeZone)}.${format}`
  const keptUntil = kind === EVERYTHING ? await keptBeyondWeek(ctx) : null
  const [row] = await ctx.tx
    .insert(listExports)
    .values({
      personId,
      kind,
      format,
      filter,
      filename,
      language: ctx.language,
      createdAt: ctx.now,
      keptUntil,
      movedAt: ctx.now,
    })
    .returning()
  ctx.note({ subject: filename, url: kind === EVERYTHING ? '/home/exports' : `/home/${kind}` })
  await jobs.put(ctx.tx, EXPORTS_QUEUE, { schoolId: ctx.school.id, exportId: row!.id })
  return viewExport(row!)
}

import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import { type Actor, type Ctx, isSignedIn } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { cursorOf, olderThan, pageFrom } from '#platform/db/paging.ts'
import { people } from '#modules/people/tables.ts'
import type { CasePage, listCases as contract } from './contract.ts'
import { isRunning } from './is-running.ts'
import { readCases } from './read-cases.ts'
import type { Reportables } from './reportable.ts'
import { cases, mutes } from './tables.ts'
import { viewCase } from './view.ts'

const PAGE = 20

/** What waits, 20 at a time: the cases, their items (one read a kind) and their newest reports. */
export async function listCases(
  ctx: Ctx,
  { kind, cursor }: Input<typeof contract>,
  reportables: Reportables,
): Promise<CasePage> {
  const rows = await ctx.tx
    .select({
      case: cases,
      author: { id: people.id, name: people.name, avatar: people.avatar, role: people.role },
      mute: { id: mutes.id, until: mutes.until },
    })
    .from(cases)
    .innerJoin(people, eq(people.id, cases.authorId))
    .leftJoin(mutes, and(eq(mutes.studentId, cases.authorId), isRunning(ctx.now)))
    .where(
      and(
        isNull(cases.closedAt),
        isForJudging(ctx.actor),
        kind === 'held' ? eq(cases.isHeld, true) : undefined,
        kind === 'reported' ? gt(cases.reportsCount, 0) : undefined,
        olderThan(cases.createdAt, cases.id, cursor),
      ),
    )
    .orderBy(sql`${cases.createdAt} desc nulls last`, sql`${cases.id} desc nulls last`)
    .limit(PAGE + 1)
  const shown = await readCases(ctx, rows.slice(0, PAGE), reportables)
  const page = pageFrom(
    rows,
    PAGE,
    (row) => row,
    ({ case: last }) =>
      `/json/home/moderation?${new URLSearchParams({ ...(kind ? { kind } : {}), cursor: cursorOf(last) })}`,
  )
  return { ...page, data: shown.map((row) => viewCase(row, ctx.actor)) }
}

/** One's own are for other admins; where there are none they are seen, without what tells who reported them. */
function isForJudging(actor: Actor): SQL | undefined {
  if (!isSignedIn(actor)) return undefined
  const others = sql`(select from ${people} as colleague where colleague.role = 'admin' and colleague.id <> ${actor.id})`
  return sql`(${cases.authorId} <> ${actor.id} or not exists ${others})`
}

import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { cursorOf, olderThan, pageFrom } from '#platform/db/paging.ts'
import { people } from '#modules/people/tables.ts'
import { type CasePage, type listCases as contract, WAITING_MAX } from './contract.ts'
import type { Reportables } from './reportable.ts'
import { cases, reports } from './tables.ts'
import { type ReportRow, viewCase } from './view.ts'

const PAGE = 20
const REPORTS_SHOWN = 5

/** What waits, 20 at a time: the cases, their items (one read a kind) and their newest reports. */
export async function listCases(
  ctx: Ctx,
  { kind, cursor }: Input<typeof contract>,
  reportables: Reportables,
): Promise<CasePage> {
  const rows = await ctx.tx
    .select({ case: cases, author: { id: people.id, name: people.name, avatar: people.avatar, role: people.role } })
    .from(cases)
    .innerJoin(people, eq(people.id, cases.authorId))
    .where(
      and(
        isNull(cases.closedAt),
        kind === 'held' ? eq(cases.isHeld, true) : undefined,
        kind === 'reported' ? gt(cases.reportsCount, 0) : undefined,
        olderThan(cases.createdAt, cases.id, cursor),
      ),
    )
    .orderBy(sql`${cases.createdAt} desc nulls last`, sql`${cases.id} desc nulls last`)
    .limit(PAGE + 1)
  const shown = rows.slice(0, PAGE)
  const refs = shown.map((row) => ({ type: row.case.itemType, id: row.case.itemId }))
  const items = await reportables.show(ctx, refs)
  const against = await newestReports(
    ctx,
    shown.map((row) => row.case.id),
  )
  return pageFrom(
    rows,
    PAGE,
    (row) => viewCase(row, items.get(row.case.itemId), against.get(row.case.id) ?? []),
    ({ case: last }) =>
      `/json/home/moderation?${new URLSearchParams({ ...(kind ? { kind } : {}), cursor: cursorOf(last) })}`,
  )
}

/** How many wait, without reading more of them than the badge can say. */
export async function countCases(ctx: Ctx): Promise<{ waiting: number }> {
  const some = ctx.tx.select({ id: cases.id }).from(cases).where(isNull(cases.closedAt)).limit(WAITING_MAX).as('some')
  const [row] = await ctx.tx.select({ waiting: sql<number>`count(*)::int` }).from(some)
  return row!
}

async function newestReports(ctx: Ctx, caseIds: string[]): Promise<Map<string, ReportRow[]>> {
  const byCase = new Map<string, ReportRow[]>()
  if (caseIds.length === 0) return byCase
  const ranked = ctx.tx
    .select({
      caseId: reports.caseId,
      reason: reports.reason,
      words: reports.words,
      createdAt: reports.createdAt,
      reporterId: reports.reporterId,
      nth: sql<number>`row_number() over (partition by ${reports.caseId} order by ${reports.createdAt} desc)`.as('nth'),
    })
    .from(reports)
    .where(inArray(reports.caseId, caseIds))
    .as('ranked')
  const rows = await ctx.tx
    .select({
      caseId: ranked.caseId,
      reason: ranked.reason,
      words: ranked.words,
      createdAt: ranked.createdAt,
      reporter: { id: people.id, name: people.name },
    })
    .from(ranked)
    .innerJoin(people, eq(people.id, ranked.reporterId))
    .where(sql`${ranked.nth} <= ${REPORTS_SHOWN}`)
    .orderBy(desc(ranked.createdAt))
  for (const { caseId, ...report } of rows) byCase.set(caseId, [...(byCase.get(caseId) ?? []), report])
  return byCase
}

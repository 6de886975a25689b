import { desc, eq, inArray, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { people } from '#modules/people/tables.ts'
import type { Reportables } from './reportable.ts'
import { reports } from './tables.ts'
import type { CaseRow, ReportRow } from './view.ts'

const REPORTS_SHOWN = 5

/** Cases with what they are about (one read for each kind of item) and their newest reports. */
export async function readCases(
  ctx: Ctx,
  rows: Pick<CaseRow, 'case' | 'author' | 'mute'>[],
  reportables: Reportables,
): Promise<CaseRow[]> {
  const refs = rows.map((row) => ({ type: row.case.itemType, id: row.case.itemId }))
  const items = await reportables.show(ctx, refs)
  const against = await newestReports(
    ctx,
    rows.map((row) => row.case.id),
  )
  return rows.map((row) => ({
    ...row,
    item: items.get(row.case.itemId),
    isAddressed: reportables.isAddressed(row.case.itemType),
    reports: against.get(row.case.id) ?? [],
  }))
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

import { and, eq } from 'drizzle-orm'
import { people } from '#modules/people/tables.ts'
import type { Ctx, PlatformCtx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { deleteItem, dismissReports } from '../settle-case.ts'
import { cases } from '../tables.ts'
import { isForOperators } from './for-operators.ts'
import type { OperatorParts } from './parts.ts'

interface CaseId {
  id: string
}

/** Deletes the item. Refuses with 404 what is settled by now, or has another admin to judge it. */
export const deleteOperatorItem = (
  platform: PlatformCtx,
  { id }: CaseId,
  parts: OperatorParts,
): Promise<{ done: true }> => inItsSchool(platform, id, parts, (ctx) => deleteItem(ctx, { id }, parts.reportables))

/** Leaves the item where it is. Refuses as the other does. */
export const dismissOperatorReports = (
  platform: PlatformCtx,
  { id }: CaseId,
  parts: OperatorParts,
): Promise<{ done: true }> => inItsSchool(platform, id, parts, (ctx) => dismissReports(ctx, { id }, parts.reportables))

async function inItsSchool<T>(
  platform: PlatformCtx,
  caseId: string,
  { schools }: OperatorParts,
  work: (ctx: Ctx) => Promise<T>,
): Promise<T> {
  const [found] = await platform.reading('a case tells which school it is of', (tx) =>
    tx
      .select({ schoolId: cases.schoolId })
      .from(cases)
      .innerJoin(people, eq(people.id, cases.authorId))
      .where(and(eq(cases.id, caseId), isForOperators)),
  )
  const school = foundOr404(await schools.byId(foundOr404(found).schoolId))
  return platform.inSchool(school).inTransaction(work)
}

import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { cursorOf, olderThan, pageFrom } from '#platform/db/paging.ts'
import { products } from '#modules/catalog/tables.ts'
import type { listSurveys as endpoint } from './contract.ts'
import { surveys } from './tables.ts'
import { viewSurveyRow } from './view.ts'

const PAGE = 30
const { questions: _, earlierQuestions: __, description: ___, ...listed } = getTableColumns(surveys)

export async function listSurveys(ctx: Ctx, { cursor }: Input<typeof endpoint>) {
  const rows = await ctx.tx
    .select({ ...listed, course: { id: products.id, title: products.title } })
    .from(surveys)
    .leftJoin(products, eq(products.id, surveys.courseId))
    .where(olderThan(surveys.createdAt, surveys.id, cursor))
    .orderBy(sql`${surveys.createdAt} desc nulls last`, sql`${surveys.id} desc nulls last`)
    .limit(PAGE + 1)
  return pageFrom(
    rows,
    PAGE,
    (row) => viewSurveyRow(row, row.course),
    (last) => `/json/home/surveys?cursor=${cursorOf(last)}`,
  )
}

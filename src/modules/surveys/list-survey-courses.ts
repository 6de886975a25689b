import { asc, eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { products } from '#modules/catalog/tables.ts'
import type { Course } from './contract.ts'

/** More than anyone chooses from in a list. */
const MOST = 500

export async function listSurveyCourses(ctx: Ctx): Promise<{ data: Course[] }> {
  const data = await ctx.tx
    .select({ id: products.id, title: products.title })
    .from(products)
    .where(eq(products.kind, 'course'))
    .orderBy(asc(products.title), asc(products.id))
    .limit(MOST)
  return { data }
}

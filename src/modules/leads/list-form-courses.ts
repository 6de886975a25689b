import { desc, eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { products } from '#modules/catalog/tables.ts'

/** As many as one can look through to choose from. */
const OFFERED = 200

export async function listFormCourses(ctx: Ctx): Promise<{ data: { id: string; title: string }[] }> {
  const data = await ctx.tx
    .select({ id: products.id, title: products.title })
    .from(products)
    .where(eq(products.kind, 'course'))
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(OFFERED)
  return { data }
}

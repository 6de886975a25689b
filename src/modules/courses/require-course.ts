import { and, eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { products } from '#modules/catalog/tables.ts'

/** Refuses with 404 what is no course of this school. */
export async function requireCourse(ctx: Ctx, courseId: string): Promise<void> {
  const [course] = await ctx.tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, courseId), eq(products.kind, 'course')))
  foundOr404(course)
}

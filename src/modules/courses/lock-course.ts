import { and, eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { products } from '#modules/catalog/tables.ts'

/** Everyone who changes the order of a course's parts waits here; refuses with 404 what is no course. */
export async function lockCourse(ctx: Ctx, courseId: string): Promise<void> {
  const [course] = await ctx.tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, courseId), eq(products.kind, 'course')))
    .for('no key update')
  foundOr404(course)
}

import { and, eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { products } from '#modules/catalog/tables.ts'

/** Refuses with 404 what is no course of the school. */
export async function findCourse(ctx: Ctx, courseId: string): Promise<{ title: string }> {
  const [course] = await courseOf(ctx, courseId)
  return foundOr404(course)
}

/** The same; everyone who changes the order of a course's parts waits here. */
export async function lockCourse(ctx: Ctx, courseId: string): Promise<{ title: string }> {
  const [course] = await courseOf(ctx, courseId).for('no key update')
  return foundOr404(course)
}

const courseOf = ({ tx }: Ctx, courseId: string) =>
  tx
    .select({ title: products.title })
    .from(products)
    .where(and(eq(products.id, courseId), eq(products.kind, 'course')))

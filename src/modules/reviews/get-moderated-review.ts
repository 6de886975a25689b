import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { products } from '#modules/catalog/tables.ts'
import { people } from '#modules/people/tables.ts'
import type { ModeratedReview } from './contract.ts'
import { shownColumns } from './shown-columns.ts'
import { reviews } from './tables.ts'
import { viewModeratedReview } from './view.ts'

export async function getModeratedReview(ctx: Ctx, id: string): Promise<ModeratedReview> {
  const [row] = await ctx.tx
    .select(shownColumns)
    .from(reviews)
    .innerJoin(people, eq(people.id, reviews.studentId))
    .innerJoin(products, eq(products.id, reviews.courseId))
    .where(eq(reviews.id, id))
  return viewModeratedReview(foundOr404(row))
}

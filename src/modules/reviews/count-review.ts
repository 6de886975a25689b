import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { reviewSummaries } from './tables.ts'
import type { Rating } from './vocabulary.ts'

const COLUMNS = {
  10: { column: reviewSummaries.recommended, name: 'recommended' },
  5: { column: reviewSummaries.neutral, name: 'neutral' },
  0: { column: reviewSummaries.notRecommended, name: 'notRecommended' },
} as const

/** An approved review more (1) or less (-1) of a course, in the unit of work that changes the review. */
export async function countReview(ctx: Ctx, courseId: string, rating: Rating, by: 1 | -1): Promise<void> {
  const { column, name } = COLUMNS[rating]
  await ctx.tx
    .insert(reviewSummaries)
    .values({ courseId, [name]: 1 })
    .onConflictDoUpdate({ target: reviewSummaries.courseId, set: { [name]: sql`${column} + ${by}` } })
}

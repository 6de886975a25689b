import { eq, sql } from 'drizzle-orm'
import { CONTENT } from '#platform/content.ts'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { products } from '#modules/catalog/tables.ts'
import type { ReviewSummary } from './contract.ts'
import { reviewSummaries } from './tables.ts'

/** Approved reviews by rating; all nought where there are none. @throws NotFound */
export async function getReviewSummary(ctx: Ctx, { courseId }: { courseId: string }): Promise<ReviewSummary> {
  ctx.shows(CONTENT)
  const [row] = await summaryOf(ctx.tx, { courseId })
  return foundOr404(row)
}

const summaryOf = prepared('review_summary', (tx) =>
  tx
    .select({
      recommended: sql<number>`coalesce(${reviewSummaries.recommended}, 0)`,
      neutral: sql<number>`coalesce(${reviewSummaries.neutral}, 0)`,
      not_recommended: sql<number>`coalesce(${reviewSummaries.notRecommended}, 0)`,
    })
    .from(products)
    .leftJoin(reviewSummaries, eq(reviewSummaries.courseId, products.id))
    .where(eq(products.id, sql.placeholder('courseId'))),
)

import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import type { ReviewSummary } from './contract.ts'
import { reviewSummaries } from './tables.ts'

const NONE = { recommended: 0, neutral: 0, not_recommended: 0 }

/** Approved reviews by rating; all nought where there are none. */
export async function getReviewSummary(ctx: Ctx, { courseId }: { courseId: string }): Promise<ReviewSummary> {
  const [row] = await summaryOf(ctx.tx, { courseId })
  return row ?? NONE
}

const summaryOf = prepared('review_summary', (tx) =>
  tx
    .select({
      recommended: reviewSummaries.recommended,
      neutral: reviewSummaries.neutral,
      not_recommended: reviewSummaries.notRecommended,
    })
    .from(reviewSummaries)
    .where(eq(reviewSummaries.courseId, sql.placeholder('courseId'))),
)

import { and, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { products } from '#modules/catalog/tables.ts'
import { reviewSummaries } from './tables.ts'

/** How many reviews `listReviews` lists of the whole school. */
export async function countShownReviews({ tx }: Pick<Ctx, 'tx'>): Promise<number> {
  const [row] = await shownReviews(tx)
  return row?.count ?? 0
}

const { recommended, neutral, notRecommended } = reviewSummaries

const shownReviews = prepared('count_shown_reviews', (tx) =>
  tx
    .select({ count: sql<number>`coalesce(sum(${recommended} + ${neutral} + ${notRecommended}), 0)::int` })
    .from(reviewSummaries)
    .innerJoin(products, eq(products.id, reviewSummaries.courseId))
    .where(and(eq(products.status, 'published'), eq(products.isHidden, false))),
)

import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { products } from '#modules/catalog/tables.ts'
import { people } from '#modules/people/tables.ts'
import type { Review } from './contract.ts'
import { shownColumns } from './shown-columns.ts'
import { reviews } from './tables.ts'
import { viewReview } from './view.ts'

/** Reviews of these ids in their order, each with whether everyone may read it; ids nobody has are left out. */
export async function readReviewsOf(ctx: Ctx, ids: string[]): Promise<Array<Review & { is_shown: boolean }>> {
  if (ids.length === 0) return []
  const rows = await reviewsOf(ctx.tx, { ids })
  const found = new Map(
    rows.map((row) => [
      row.id,
      { ...viewReview(row), is_shown: row.status === 'approved' && row.courseStatus === 'published' },
    ]),
  )
  return ids.flatMap((id) => found.get(id) ?? [])
}

const reviewsOf = prepared('reviews_of_ids', (tx) =>
  tx
    .select({ ...shownColumns, courseStatus: products.status })
    .from(reviews)
    .innerJoin(people, eq(people.id, reviews.studentId))
    .innerJoin(products, eq(products.id, reviews.courseId))
    .where(sql`${reviews.id} = any(${sql.placeholder('ids')}::uuid[])`),
)

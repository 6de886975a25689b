import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { olderThan } from '#platform/db/paging.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { products } from '#modules/catalog/tables.ts'
import type { ReportableKind } from '#modules/moderation/index.ts'
import { disapproveReview } from './moderate-review.ts'
import { reviews } from './tables.ts'
import { REVIEW_TYPE } from './vocabulary.ts'

/** Shown reviews can be reported. Taking one from everyone's sight is to disapprove it: what a buyer wrote is kept. */
export const reportableReviews: ReportableKind = {
  type: REVIEW_TYPE,
  async lock(ctx, id) {
    const [row] = await ctx.tx
      .select({ authorId: reviews.studentId, heldAt: sql<null>`null` })
      .from(reviews)
      .where(and(eq(reviews.id, id), eq(reviews.status, 'approved')))
      .for('update')
    return foundOr404(row)
  },
  async show(ctx, ids) {
    const rows = await ctx.tx
      .select({
        id: reviews.id,
        heading: reviews.title,
        words: reviews.review,
        writtenAt: reviews.createdAt,
        title: products.title,
        slug: products.slug,
      })
      .from(reviews)
      .innerJoin(products, eq(products.id, reviews.courseId))
      .where(inArray(reviews.id, ids))
    return rows.map(({ heading, words, slug, ...row }) => ({
      ...row,
      text: [heading, words].filter(Boolean).join('\n'),
      url: `/${slug}`,
    }))
  },
  writtenBy: (ctx, authorId, { cursor, rows }) =>
    ctx.tx
      .select({ id: reviews.id, createdAt: reviews.createdAt, heldAt: sql<null>`null` })
      .from(reviews)
      .where(and(eq(reviews.studentId, authorId), olderThan(reviews.createdAt, reviews.id, cursor)))
      .orderBy(desc(reviews.createdAt), desc(reviews.id))
      .limit(rows),
  async remove(ctx, id) {
    await disapproveReview(ctx, { id })
  },
}

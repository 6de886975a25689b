import { and, eq, inArray, or } from 'drizzle-orm'
import type { CommentReviews } from '#modules/comments/index.ts'
import { removeReviewOf } from './remove-review-of.ts'
import { reviews } from './tables.ts'

/** A student's comment may become a review while the student has none of the course. */
export const commentReviews: CommentReviews = {
  async standings(ctx, courseId, comments) {
    if (comments.length === 0) return new Map()
    const ids = comments.map(({ id }) => id)
    const authors = [...new Set(comments.map(({ authorId }) => authorId))]
    const written = await ctx.tx
      .select({ id: reviews.id, rating: reviews.rating, commentId: reviews.commentId, studentId: reviews.studentId })
      .from(reviews)
      .where(
        or(inArray(reviews.commentId, ids), and(eq(reviews.courseId, courseId), inArray(reviews.studentId, authors))),
      )
    const byComment = new Map(written.map(({ commentId, id, rating }) => [commentId, { id, rating }]))
    const reviewers = new Set(written.map(({ studentId }) => studentId))
    return new Map(
      comments.map(({ id, authorId }) => [
        id,
        { review: byComment.get(id) ?? null, mayBecomeReview: !reviewers.has(authorId) },
      ]),
    )
  },

  async takeDown(ctx, commentId) {
    await removeReviewOf(ctx, commentId)
  },
}

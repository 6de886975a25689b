import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { dropCases } from '#modules/moderation/index.ts'
import { countReview } from './count-review.ts'
import { reviewTakenBack } from './events.ts'
import { reviews } from './tables.ts'
import type { ReviewRow } from './view.ts'
import { REVIEW_TYPE } from './vocabulary.ts'

/** Deletes the review that was made of a comment; undefined when there is none. Its student may then write one of their own. */
export async function removeReviewOf(ctx: Ctx, commentId: string): Promise<ReviewRow | undefined> {
  const [gone] = await ctx.tx.delete(reviews).where(eq(reviews.commentId, commentId)).returning()
  if (!gone) return undefined
  const { id, courseId, studentId, rating, status } = gone
  if (status === 'approved') await countReview(ctx, courseId, rating, -1)
  await dropCases(ctx, REVIEW_TYPE, [id])
  ctx.emit(reviewTakenBack({ review_id: id, course_id: courseId, student_id: studentId }))
  return gone
}

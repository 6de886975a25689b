import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { dropCases } from '#modules/moderation/index.ts'
import { countReview } from './count-review.ts'
import { reviewApproved, reviewDisapproved } from './events.ts'
import { getModeratedReview } from './get-moderated-review.ts'
import { reviews } from './tables.ts'
import { REVIEW_TYPE, type ReviewStatus } from './vocabulary.ts'

interface ReviewId {
  id: string
}

/** Repeating it changes nothing. */
export async function approveReview(ctx: Ctx, { id }: ReviewId) {
  return { review: await decide(ctx, id, 'approved') }
}

export async function disapproveReview(ctx: Ctx, { id }: ReviewId) {
  return { review: await decide(ctx, id, 'disapproved') }
}

/** Nothing is decided about it any more; what was shown is shown no longer. */
export async function reconsiderReview(ctx: Ctx, { id }: ReviewId) {
  return { review: await decide(ctx, id, 'pending') }
}

async function decide(ctx: Ctx, id: string, status: ReviewStatus) {
  // Locked, so that two admins who decide at once count it once.
  const [locked] = await ctx.tx.select().from(reviews).where(eq(reviews.id, id)).for('update')
  const before = foundOr404(locked)
  if (before.status !== status) {
    await ctx.tx
      .update(reviews)
      .set({ status, moderatedAt: status === 'pending' ? null : ctx.now })
      .where(eq(reviews.id, id))
    if (status === 'approved') await countReview(ctx, before.courseId, before.rating, 1)
    else if (before.status === 'approved') await countReview(ctx, before.courseId, before.rating, -1)
    if (status === 'disapproved') await dropCases(ctx, REVIEW_TYPE, [id])
    const told = { review_id: id, course_id: before.courseId, student_id: before.studentId }
    if (status === 'approved') ctx.emit(reviewApproved(told))
    else if (status === 'disapproved' || before.status === 'approved') ctx.emit(reviewDisapproved(told))
  }
  const review = await getModeratedReview(ctx, id)
  ctx.note({ subject: review.title || review.review || review.course.title, url: '/home/reviews' })
  return review
}

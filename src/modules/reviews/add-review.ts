import type { Ctx } from '#platform/context.ts'
import { invalidField } from '#platform/refusal.ts'
import { countReview } from './count-review.ts'
import { reviewWritten } from './events.ts'
import { hasBought } from './has-bought.ts'
import { reviews } from './tables.ts'
import type { ReviewRow } from './view.ts'

type NewReview = Pick<ReviewRow, 'courseId' | 'studentId' | 'rating' | 'title' | 'review' | 'status'> & {
  commentId?: string
}

/** One per student and course, whatever the race: refuses a second one under `review`. */
export async function addReview(ctx: Ctx, review: NewReview): Promise<ReviewRow> {
  const { courseId, studentId, rating, status } = review
  const [added] = await ctx.tx
    .insert(reviews)
    .values({
      ...review,
      hasBought: await hasBought(ctx, studentId, courseId),
      createdAt: ctx.now,
      moderatedAt: status === 'pending' ? null : ctx.now,
    })
    .onConflictDoNothing()
    .returning()
  if (!added) throw invalidField('review', 'reviews.already-written')
  if (status === 'approved') await countReview(ctx, courseId, rating, 1)
  ctx.emit(reviewWritten({ review_id: added.id, course_id: courseId, student_id: studentId }))
  return added
}

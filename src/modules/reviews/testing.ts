import type { Ctx } from '#platform/context.ts'
import { addReview } from './add-review.ts'
import type { ReviewRow } from './view.ts'

/** An approved review that recommends the course, unless said otherwise. */
export const aReview = (
  ctx: Ctx,
  given: Pick<ReviewRow, 'courseId' | 'studentId'> &
    Partial<Pick<ReviewRow, 'rating' | 'title' | 'review' | 'status'> & { commentId: string }>,
): Promise<ReviewRow> =>
  addReview(ctx, { rating: 10, title: 'Warto', review: 'Zażółć gęślą jaźń', status: 'approved', ...given })

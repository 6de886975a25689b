import type { Ctx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import { isSignedIn } from '#platform/context.ts'
import { hasAccess } from '#modules/access/index.ts'
import { getVisibleProduct } from '#modules/catalog/index.ts'
import { addReview } from './add-review.ts'
import type { writeReview as endpoint } from './contract.ts'
import { getReviewSettings } from './review-settings.ts'
import { viewOwnReview } from './view.ts'

/** Refuses who has no access (403) and a second review (422 under `review`). Waits for approval unless the school does without. */
export async function writeReview(
  ctx: Ctx,
  { course_id: courseId, rating, title, review }: Input<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  refuseUnless(isSignedIn(ctx.actor), new NotSignedIn())
  await getVisibleProduct(ctx, { productId: courseId })
  refuseUnless(await hasAccess(ctx, courseId))
  const { approves_automatically: isShownAtOnce } = await getReviewSettings(ctx)
  const status = isShownAtOnce ? 'approved' : 'pending'
  return {
    review: viewOwnReview(await addReview(ctx, { courseId, studentId: ctx.actor.id, rating, title, review, status })),
  }
}

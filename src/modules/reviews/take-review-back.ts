import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { removeReviewOf } from './remove-review-of.ts'

/** The comment is a comment only, as before. Refuses with 404 one that is no review. */
export async function takeReviewBack(ctx: Ctx, { id }: { id: string }): Promise<{ done: true }> {
  const { review } = foundOr404(await removeReviewOf(ctx, id))
  ctx.note({ subject: review, url: '/home/reviews' })
  return { done: true }
}

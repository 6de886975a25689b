import type { Ctx } from '#platform/context.ts'
import type { Comment } from './contract.ts'

export interface ReviewStanding {
  /** the review that was made of the comment */
  review: Comment['review']
  mayBecomeReview: boolean
}

/** What comments have to do with reviews of their course; the module that owns reviews knows. */
export interface CommentReviews {
  /** By the comment's id, of comments students wrote. */
  standings(
    ctx: Ctx,
    courseId: string,
    comments: { id: string; authorId: string }[],
  ): Promise<Map<string, ReviewStanding>>
  /** The comment is being deleted, by its author or an admin: its words go from the reviews too. */
  takeDown(ctx: Ctx, commentId: string): Promise<void>
}

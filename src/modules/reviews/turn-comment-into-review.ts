import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { foundOr404, invalidField } from '#platform/refusal.ts'
import type { Commentables } from '#modules/comments/index.ts'
import { comments } from '#modules/comments/tables.ts'
import { people } from '#modules/people/tables.ts'
import { addReview } from './add-review.ts'
import type { turnCommentIntoReview as endpoint } from './contract.ts'
import { getModeratedReview } from './get-moderated-review.ts'
import { ratingOf } from './policy.ts'

/**
 * The comment becomes an approved review of its course. Refuses under `review` a comment that no student wrote, one
 * that waits for approval or belongs to no course, and a second review of the same student.
 */
export async function turnCommentIntoReview(
  ctx: Ctx,
  { id, score }: Input<typeof endpoint>,
  commentables: Commentables,
): Promise<Answer<typeof endpoint>> {
  const { comment, role } = await getWritten(ctx, id)
  if (comment.byAdmin || role !== 'student') throw invalidField('review', 'reviews.author-no-student')
  if (comment.heldAt) throw invalidField('review', 'reviews.held')
  const on = { type: comment.commentableType, id: comment.commentableId }
  const { courseId } = await commentables.get(ctx, on)
  if (!courseId) throw invalidField('review', 'reviews.no-course')
  ctx.note({ subject: comment.body, url: '/home/reviews' })
  const added = await addReview(ctx, {
    courseId,
    studentId: comment.authorId,
    rating: ratingOf(score),
    title: '',
    review: comment.body,
    status: 'approved',
    commentId: comment.id,
  })
  return { review: await getModeratedReview(ctx, added.id) }
}

/** It cannot be deleted before this unit of work ends. */
async function getWritten(ctx: Ctx, id: string) {
  const [row] = await ctx.tx
    .select({ comment: comments, role: people.role })
    .from(comments)
    .innerJoin(people, eq(people.id, comments.authorId))
    .where(eq(comments.id, id))
    .for('share', { of: comments })
  return foundOr404(row)
}

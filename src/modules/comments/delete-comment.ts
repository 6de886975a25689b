import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { foundOr404, refuseUnless } from '#platform/refusal.ts'
import { abandonUploads } from '#modules/media/index.ts'
import { dropCases } from '#modules/moderation/index.ts'
import { dropVotes } from '#modules/votes/index.ts'
import { COMMENT_TYPE, REPLY_TYPE } from './contract.ts'
import { commentsOn } from './comments-on.ts'
import { commentDeleted } from './events.ts'
import { mayDelete } from './policy.ts'
import type { CommentParts } from './parts.ts'
import { noteOf } from './note-of.ts'
import { comments, replies } from './tables.ts'

/** With its replies, all their votes, the files of both, and the review it was made. Admins delete anything; students only their own (engagement §6). */
export async function deleteComment(
  ctx: Ctx,
  { id }: { id: string },
  { commentables, commentReviews }: Pick<CommentParts, 'commentables' | 'commentReviews'>,
): Promise<{ done: true }> {
  const [row] = await ctx.tx.select().from(comments).where(eq(comments.id, id)).for('update')
  const comment = foundOr404(row)
  refuseUnless(mayDelete(ctx.actor, comment))
  await commentReviews.takeDown(ctx, id)
  await lockReplies(ctx, id)
  const itsReplies = ctx.tx.select({ id: replies.id }).from(replies).where(eq(replies.commentId, id))
  await dropVotes(ctx, REPLY_TYPE, itsReplies)
  await dropVotes(ctx, COMMENT_TYPE, [id])
  await dropCases(ctx, REPLY_TYPE, itsReplies)
  await dropCases(ctx, COMMENT_TYPE, [id])
  const answers = await ctx.tx.delete(replies).where(eq(replies.commentId, id)).returning({ imageId: replies.imageId })
  await ctx.tx.delete(comments).where(eq(comments.id, id))
  abandonUploads(ctx, {
    imageIds: [comment, ...answers].flatMap(({ imageId }) => imageId ?? []),
    videoIds: comment.videoId ? [comment.videoId] : [],
  })
  const on = { type: comment.commentableType, id: comment.commentableId }
  ctx.changes(commentsOn(on))
  await noteOf(ctx, comment.body, on, commentables)
  if (!comment.heldAt) await commentables.countChanged(ctx, on, -1)
  ctx.emit(
    commentDeleted({
      comment_id: id,
      author_id: comment.authorId,
      commentable_type: on.type,
      commentable_id: on.id,
    }),
  )
  return { done: true }
}

/** A vote being cast on a reply finishes first, so that it is dropped with the others. */
const lockReplies = (ctx: Ctx, commentId: string) =>
  ctx.tx.execute(sql`
    with locked as (select id from ${replies} where ${replies.commentId} = ${commentId} order by id for update)
    select count(*) from locked`)

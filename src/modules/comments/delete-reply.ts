import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { foundOr404, refuseUnless } from '#platform/refusal.ts'
import { abandonUploads } from '#modules/media/index.ts'
import { dropCases } from '#modules/moderation/index.ts'
import { dropVotes } from '#modules/votes/index.ts'
import type { Commentables } from './commentable.ts'
import { REPLY_TYPE } from './contract.ts'
import { commentsOn } from './comments-on.ts'
import { countReplies } from './count-replies.ts'
import { replyDeleted } from './events.ts'
import { keepPlace } from './lock-item.ts'
import { mayDelete } from './policy.ts'
import { noteOf } from './note-of.ts'
import { replies } from './tables.ts'

/** Admins delete anything; students only their own (engagement §6). Replies to it stay, its picture goes. */
export async function deleteReply(
  ctx: Ctx,
  { id }: { id: string },
  commentables: Commentables,
): Promise<{ done: true }> {
  const [row] = await ctx.tx.select().from(replies).where(eq(replies.id, id))
  const { commentId, authorId, byAdmin, body } = foundOr404(row)
  refuseUnless(mayDelete(ctx.actor, { authorId, byAdmin }))
  const on = await keepPlace(ctx, commentId)
  ctx.changes(commentsOn(on))
  const [deleted] = await ctx.tx
    .delete(replies)
    .where(eq(replies.id, id))
    .returning({ heldAt: replies.heldAt, imageId: replies.imageId })
  const { heldAt, imageId } = foundOr404(deleted)
  if (!heldAt) await countReplies(ctx, commentId, -1)
  abandonUploads(ctx, { imageIds: imageId ? [imageId] : [], videoIds: [] })
  await dropVotes(ctx, REPLY_TYPE, [id])
  await dropCases(ctx, REPLY_TYPE, [id])
  await noteOf(ctx, body, on, commentables)
  ctx.emit(replyDeleted({ reply_id: id, comment_id: commentId, author_id: authorId }))
  return { done: true }
}

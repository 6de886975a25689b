import type { Ctx } from '#platform/context.ts'
import type { Commentables } from './commentable.ts'
import { commentsOn } from './comments-on.ts'
import type { CommentableRef } from './contract.ts'
import { commentPosted } from './events.ts'

/** From now on everyone sees it: it is counted where it stands, and told. */
export async function showComment(
  ctx: Ctx,
  { id, authorId, on }: { id: string; authorId: string; on: CommentableRef },
  commentables: Commentables,
): Promise<void> {
  ctx.changes(commentsOn(on))
  await commentables.countChanged(ctx, on, 1)
  ctx.emit(commentPosted({ comment_id: id, author_id: authorId, commentable_type: on.type, commentable_id: on.id }))
}

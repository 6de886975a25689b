import type { Ctx } from '#platform/context.ts'
import type { Commentables } from './commentable.ts'
import { commentsOn } from './comments-on.ts'
import type { CommentableRef } from './contract.ts'
import { commentPosted } from './events.ts'

interface Shown {
  id: string
  authorId: string
  on: CommentableRef
  wasShown?: boolean
}

/** From now on everyone sees them, all of one group (`groupOf`): they are counted where they stand, and told of unless everyone saw them before. */
export async function showComments(ctx: Ctx, shown: readonly Shown[], commentables: Commentables): Promise<void> {
  const [first] = shown
  if (!first) return
  await commentables.countChanged(ctx, first.on, shown.length)
  for (const { id, authorId, on, wasShown } of shown) {
    ctx.changes(commentsOn(on))
    if (!wasShown)
      ctx.emit(commentPosted({ comment_id: id, author_id: authorId, commentable_type: on.type, commentable_id: on.id }))
  }
}

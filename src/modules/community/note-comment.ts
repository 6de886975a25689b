import { and, eq, ne } from 'drizzle-orm'
import type { CommentableRef } from '#modules/comments/contract.ts'
import { note } from '#modules/notifications/index.ts'
import type { Ctx } from '#platform/context.ts'
import { posts } from './tables.ts'
import { POST_TYPE } from './vocabulary.ts'

/** A comment is told to whoever wrote the post it is under, but not to its own author. */
export async function noteComment(
  ctx: Ctx,
  comment: { id: string; authorId: string; on: CommentableRef },
): Promise<void> {
  if (comment.on.type !== POST_TYPE) return
  const rows = await ctx.tx
    .select({ authorId: posts.authorId })
    .from(posts)
    .where(and(eq(posts.id, comment.on.id), ne(posts.authorId, comment.authorId)))
  await note(
    ctx,
    { kind: 'comment', itemId: comment.id },
    rows.map(({ authorId }) => authorId),
  )
}

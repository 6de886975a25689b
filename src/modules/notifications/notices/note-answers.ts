import { and, eq, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { CommentableRef } from '#modules/comments/contract.ts'
import { comments, replies } from '#modules/comments/tables.ts'
import { posts } from '#modules/community/tables.ts'
import { POST_TYPE } from '#modules/community/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import { notices } from '../tables.ts'
import type { NoticeKind } from '../vocabulary.ts'

const answered = alias(replies, 'answered')

/** A comment is told to whoever wrote the post it is under, but not to its own author. */
export async function noteComment(
  ctx: Ctx,
  comment: { id: string; authorId: string; on: CommentableRef },
): Promise<void> {
  if (comment.on.type !== POST_TYPE) return
  const rows = await ctx.tx
    .select({ personId: posts.authorId })
    .from(posts)
    .where(and(eq(posts.id, comment.on.id), ne(posts.authorId, comment.authorId)))
  await note(ctx, 'comment', comment.id, rows)
}

/** A reply is told to whoever wrote the comment and the reply it answers, but not to its own author. */
export async function noteReply(ctx: Ctx, id: string): Promise<void> {
  const [reply] = await ctx.tx
    .select({ authorId: replies.authorId, commented: comments.authorId, answered: answered.authorId })
    .from(replies)
    .innerJoin(comments, eq(comments.id, replies.commentId))
    .leftJoin(answered, eq(answered.id, replies.replyToId))
    .where(eq(replies.id, id))
  if (!reply) return
  const readers = new Set([reply.commented, reply.answered ?? reply.commented])
  readers.delete(reply.authorId)
  await note(
    ctx,
    'reply',
    id,
    [...readers].map((personId) => ({ personId })),
  )
}

async function note(ctx: Ctx, kind: NoticeKind, itemId: string, readers: Array<{ personId: string }>): Promise<void> {
  if (readers.length === 0) return
  await ctx.tx
    .insert(notices)
    .values(readers.map(({ personId }) => ({ personId, kind, itemId, createdAt: ctx.now })))
    .onConflictDoNothing()
}

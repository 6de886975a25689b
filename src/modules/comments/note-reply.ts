import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { note } from '#modules/notifications/index.ts'
import type { Ctx } from '#platform/context.ts'
import { comments, replies } from './tables.ts'

const answered = alias(replies, 'answered')

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
  await note(ctx, { kind: 'reply', itemId: id }, [...readers])
}

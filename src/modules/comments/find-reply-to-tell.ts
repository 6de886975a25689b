import { and, eq, inArray, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Ctx } from '#platform/context.ts'
import { people } from '#modules/people/tables.ts'
import { comments, replies } from './tables.ts'

const answered = alias(replies, 'answered')

/** A reply with those who should hear of it; undefined when it is deleted by now. */
export async function findReplyToTell(ctx: Ctx, replyId: string) {
  const [found] = await ctx.tx
    .select({
      commentId: comments.id,
      type: comments.commentableType,
      itemId: comments.commentableId,
      body: replies.body,
      author: people.name,
      authorId: replies.authorId,
      commentAuthorId: comments.authorId,
      answeredAuthorId: answered.authorId,
    })
    .from(replies)
    .innerJoin(comments, eq(comments.id, replies.commentId))
    .innerJoin(people, eq(people.id, replies.authorId))
    .leftJoin(answered, eq(answered.id, replies.replyToId))
    .where(eq(replies.id, replyId))
  if (!found) return undefined
  const { type, itemId, authorId, commentAuthorId, answeredAuthorId, ...reply } = found
  const readers = await ctx.tx
    .select({ id: people.id, email: people.email, language: people.language })
    .from(people)
    .where(and(inArray(people.id, [commentAuthorId, answeredAuthorId ?? commentAuthorId]), ne(people.id, authorId)))
  return { ...reply, on: { type, id: itemId }, readers }
}

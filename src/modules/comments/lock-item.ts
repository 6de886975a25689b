import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { foundOr404, NotFound, refuseUnless } from '#platform/refusal.ts'
import { mayRead } from '#modules/moderation/index.ts'
import type { Commentables } from './commentable.ts'
import { comments, replies } from './tables.ts'

/** Until the end of the unit of work. Refuses with 404 or 403 who may not read it. */
export async function lockComment(ctx: Ctx, id: string, commentables: Commentables): Promise<{ authorId: string }> {
  const [found] = await commentLocked(ctx.tx, { id })
  const comment = foundOr404(found)
  refuseUnless(mayRead(ctx.actor, comment), new NotFound())
  await commentables.get(ctx, comment.on)
  return comment
}

/** The same; a reply to what is held is as held. */
export async function lockReply(ctx: Ctx, id: string, commentables: Commentables): Promise<{ authorId: string }> {
  const [found] = await replyLocked(ctx.tx, { id })
  const reply = foundOr404(found)
  refuseUnless(mayRead(ctx.actor, reply) && mayRead(ctx.actor, reply.comment), new NotFound())
  await commentables.get(ctx, reply.on)
  return reply
}

const onWhat = { type: comments.commentableType, id: comments.commentableId }

const commentLocked = prepared('lock_comment', (tx) =>
  tx
    .select({ on: onWhat, authorId: comments.authorId, heldAt: comments.heldAt })
    .from(comments)
    .where(eq(comments.id, sql.placeholder('id')))
    .for('update'),
)

const replyLocked = prepared('lock_reply', (tx) =>
  tx
    .select({
      on: onWhat,
      authorId: replies.authorId,
      heldAt: replies.heldAt,
      comment: { authorId: comments.authorId, heldAt: comments.heldAt },
    })
    .from(replies)
    .innerJoin(comments, eq(comments.id, replies.commentId))
    .where(eq(replies.id, sql.placeholder('id')))
    .for('update', { of: replies }),
)

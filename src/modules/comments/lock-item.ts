import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { prepared } from '#platform/db/prepared.ts'
import { foundOr404, NotFound, refuseUnless } from '#platform/refusal.ts'
import { mayRead } from '#modules/moderation/index.ts'
import type { Commentables } from './commentable.ts'
import type { CommentableRef } from './contract.ts'
import { comments, replies } from './tables.ts'

/** Until the end of the unit of work. Refuses with 404 or 403 who may not read it. */
export const lockComment = (ctx: Ctx, id: string, commentables: Commentables) =>
  readComment(ctx, id, commentables, commentLocked)

/** The same; a reply to what is held is as held. */
export const lockReply = (ctx: Ctx, id: string, commentables: Commentables) =>
  readReply(ctx, id, commentables, replyLocked)

/** It stays there until the end of the unit of work, and others may keep it so meanwhile. Refuses as `lockComment`. */
export const keepComment = (ctx: Ctx, id: string, commentables: Commentables) =>
  readComment(ctx, id, commentables, commentKept)

/** Keeps a comment, whatever became of the item, and answers what it is on. Refuses with 404 who may not read it. */
export async function keepPlace(ctx: Ctx, commentId: string): Promise<CommentableRef> {
  return (await readable(ctx, commentId, commentKept)).on
}

async function readComment(ctx: Ctx, id: string, commentables: Commentables, find: typeof commentLocked) {
  const comment = await readable(ctx, id, find)
  const item = await commentables.get(ctx, comment.on)
  return { ...comment, item }
}

async function readable(ctx: Ctx, id: string, find: typeof commentLocked) {
  const [found] = await find(ctx.tx, { id })
  const comment = foundOr404(found)
  refuseUnless(mayRead(ctx.actor, comment), new NotFound())
  return comment
}

async function readReply(ctx: Ctx, id: string, commentables: Commentables, find: typeof replyLocked) {
  const [found] = await find(ctx.tx, { id })
  const reply = foundOr404(found)
  refuseUnless(mayRead(ctx.actor, reply) && mayRead(ctx.actor, reply.comment), new NotFound())
  await commentables.get(ctx, reply.on)
  return reply
}

const onWhat = { type: comments.commentableType, id: comments.commentableId }

const commentById = (tx: Tx) =>
  tx
    .select({ on: onWhat, authorId: comments.authorId, heldAt: comments.heldAt })
    .from(comments)
    .where(eq(comments.id, sql.placeholder('id')))

const commentLocked = prepared('lock_comment', (tx) => commentById(tx).for('update'))
const commentKept = prepared('keep_comment', (tx) => commentById(tx).for('key share'))

const replyById = (tx: Tx) =>
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

const replyLocked = prepared('lock_reply', (tx) => replyById(tx).for('update', { of: replies }))

import { eq, sql } from 'drizzle-orm'
import { prepared } from '#platform/db/prepared.ts'
import { foundOr404, NotFound, refuseUnless } from '#platform/refusal.ts'
import { mayRead } from '#modules/moderation/index.ts'
import type { VotableKind } from '#modules/votes/index.ts'
import type { Commentables } from './commentable.ts'
import { COMMENT_TYPE, REPLY_TYPE } from './contract.ts'
import { comments, replies } from './tables.ts'

/** Comments can be voted on by whoever sees what they are under. */
export const votableComments = (commentables: Commentables): VotableKind => ({
  type: COMMENT_TYPE,
  async lock(ctx, id) {
    const [found] = await lockComment(ctx.tx, { id })
    const comment = foundOr404(found)
    refuseUnless(mayRead(ctx.actor, comment), new NotFound())
    await commentables.get(ctx, comment.on)
  },
  count: async (ctx, id, change) => foundOr404((await countOnComment(ctx.tx, { id, ...change }))[0]),
})

export const votableReplies = (commentables: Commentables): VotableKind => ({
  type: REPLY_TYPE,
  async lock(ctx, id) {
    const [found] = await lockReply(ctx.tx, { id })
    const reply = foundOr404(found)
    refuseUnless(mayRead(ctx.actor, reply) && mayRead(ctx.actor, reply.comment), new NotFound())
    await commentables.get(ctx, reply.on)
  },
  count: async (ctx, id, change) => foundOr404((await countOnReply(ctx.tx, { id, ...change }))[0]),
})

const onWhat = { type: comments.commentableType, id: comments.commentableId }

const lockComment = prepared('lock_comment', (tx) =>
  tx
    .select({ on: onWhat, authorId: comments.authorId, heldAt: comments.heldAt })
    .from(comments)
    .where(eq(comments.id, sql.placeholder('id')))
    .for('update'),
)

const lockReply = prepared('lock_reply', (tx) =>
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

const countOnComment = prepared('count_votes_on_comment', (tx) =>
  tx
    .update(comments)
    .set({
      upVotesCount: sql`${comments.upVotesCount} + ${sql.placeholder('up')}::int`,
      votes: sql`${comments.votes} + ${sql.placeholder('votes')}::int`,
    })
    .where(eq(comments.id, sql.placeholder('id')))
    .returning({ upVotesCount: comments.upVotesCount, votes: comments.votes }),
)

const countOnReply = prepared('count_votes_on_reply', (tx) =>
  tx
    .update(replies)
    .set({
      upVotesCount: sql`${replies.upVotesCount} + ${sql.placeholder('up')}::int`,
      votes: sql`${replies.votes} + ${sql.placeholder('votes')}::int`,
    })
    .where(eq(replies.id, sql.placeholder('id')))
    .returning({ upVotesCount: replies.upVotesCount, votes: replies.votes }),
)

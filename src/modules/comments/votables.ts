import { eq, sql } from 'drizzle-orm'
import { prepared } from '#platform/db/prepared.ts'
import { foundOr404 } from '#platform/refusal.ts'
import type { VotableKind } from '#modules/votes/index.ts'
import type { Commentables } from './commentable.ts'
import { COMMENT_TYPE, REPLY_TYPE } from './contract.ts'
import { lockComment, lockReply } from './lock-item.ts'
import { comments, replies } from './tables.ts'

/** Comments can be voted on by whoever sees what they are under. */
export const votableComments = (commentables: Commentables): VotableKind => ({
  type: COMMENT_TYPE,
  async lock(ctx, id) {
    await lockComment(ctx, id, commentables)
  },
  count: async (ctx, id, change) => foundOr404((await countOnComment(ctx.tx, { id, ...change }))[0]),
})

export const votableReplies = (commentables: Commentables): VotableKind => ({
  type: REPLY_TYPE,
  async lock(ctx, id) {
    await lockReply(ctx, id, commentables)
  },
  count: async (ctx, id, change) => foundOr404((await countOnReply(ctx.tx, { id, ...change }))[0]),
})

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

import { eq, sql } from 'drizzle-orm'
import type { VotableKind } from '#modules/votes/index.ts'
import { prepared } from '#platform/db/prepared.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { lockPost } from './lock-post.ts'
import { posts } from './tables.ts'
import { POST_TYPE } from './vocabulary.ts'

/** Posts are voted on by whoever sees them. */
export const votablePosts: VotableKind = {
  type: POST_TYPE,
  lock: async (ctx, id) => void (await lockPost(ctx, id)),
  count: async (ctx, id, change) => foundOr404((await countOnPost(ctx.tx, { id, ...change }))[0]),
}

const countOnPost = prepared('count_votes_on_post', (tx) =>
  tx
    .update(posts)
    .set({
      upVotesCount: sql`${posts.upVotesCount} + ${sql.placeholder('up')}::int`,
      votes: sql`${posts.votes} + ${sql.placeholder('votes')}::int`,
    })
    .where(eq(posts.id, sql.placeholder('id')))
    .returning({ upVotesCount: posts.upVotesCount, votes: posts.votes }),
)

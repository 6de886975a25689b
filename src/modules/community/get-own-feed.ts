import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { votes } from '#modules/votes/tables.ts'
import type { VoteValue } from '#modules/votes/contract.ts'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { prepared } from '#platform/db/prepared.ts'
import { NotFound, NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import type { getOwnFeed as endpoint, OwnFeed } from './contract.ts'
import { boundOf, newestPosts } from './newest-posts.ts'
import { rightsOver } from './policy.ts'
import { readVisibleTopics } from './read-topics.ts'
import { posts } from './tables.ts'
import { viewer, viewingAs } from './viewing.ts'
import { FEED_PAGE, POST_TYPE } from './vocabulary.ts'

/** Of twice as many posts as a page shows: one that is kept may be a moment behind. Refuses with 404 a topic they may not see. */
export async function getOwnFeed(ctx: Ctx, input: Input<typeof endpoint>): Promise<OwnFeed> {
  const { actor } = ctx
  const topicId = input.topic_id ?? null
  refuseUnless(isSignedIn(actor), new NotSignedIn())
  const topics = await readVisibleTopics(ctx)
  refuseUnless(topicId === null || topics.some(({ id }) => id === topicId), new NotFound())
  const rows = await ownPosts(ctx.tx, { ...viewingAs(ctx), ...boundOf(undefined), topicId })
  const isLikeOthers = actor.role === 'student' && rows.every(({ heldAt }) => heldAt === null)
  return {
    opened: isLikeOthers ? [...new Set(topics.flatMap(({ productId }) => productId ?? []))] : null,
    subscribed_ids: topics.flatMap(({ id, isSubscribed }) => (isSubscribed ? [id] : [])),
    votes: rows.flatMap(({ id, vote }) => (vote ? [{ id, vote: vote as VoteValue }] : [])),
    written: rows
      .filter(({ authorId }) => authorId === actor.id)
      .map((row) => ({ id: row.id, can: rightsOver(actor, row) })),
  }
}

const ownPosts = prepared('own_posts', (tx) =>
  tx
    .select({
      id: posts.id,
      vote: votes.value,
      authorId: posts.authorId,
      byAdmin: posts.byAdmin,
      heldAt: posts.heldAt,
    })
    .from(posts)
    .leftJoin(votes, and(eq(votes.votableId, posts.id), eq(votes.voterId, viewer), eq(votes.votableType, POST_TYPE)))
    .where(
      and(
        inArray(posts.id, newestPosts({ rows: 2 * FEED_PAGE })),
        or(isNotNull(votes.value), sql`${posts.authorId} = ${viewer}`),
      ),
    ),
)

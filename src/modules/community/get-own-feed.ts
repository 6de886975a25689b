import { sql } from 'drizzle-orm'
import type { VoteValue } from '#modules/votes/contract.ts'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { prepared } from '#platform/db/prepared.ts'
import { NotFound, NotSignedIn } from '#platform/refusal.ts'
import type { getOwnFeed as endpoint, OwnFeed } from './contract.ts'
import { rightsOver } from './policy.ts'
import { isShown, isVisible, viewer, viewingAs } from './viewing.ts'
import { FEED_PAGE, POST_TYPE } from './vocabulary.ts'

const MOST = sql.raw(String(2 * FEED_PAGE))

/** In one statement, of twice as many posts as a page shows: one that is kept may be a moment behind. Refuses with 404 a topic they may not see. */
export async function getOwnFeed(ctx: Ctx, input: Input<typeof endpoint>): Promise<OwnFeed> {
  const { actor } = ctx
  const topicId = input.topic_id ?? null
  if (!isSignedIn(actor)) throw new NotSignedIn()
  const [found] = await ownFeed(ctx.tx, { ...viewingAs(ctx), topicId })
  const { topics, posts } = found!
  if (topicId !== null && !topics.some(({ id }) => id === topicId)) throw new NotFound()
  const isLikeOthers = actor.role === 'student' && !posts.some(({ is_held }) => is_held)
  return {
    opened: isLikeOthers ? [...new Set(topics.flatMap(({ product_id }) => product_id ?? []))] : null,
    subscribed_ids: topics.flatMap(({ id, is_subscribed }) => (is_subscribed ? [id] : [])),
    votes: posts.flatMap(({ id, vote }) => (vote === null ? [] : [{ id, vote }])),
    written: posts
      .filter(({ author_id }) => author_id === actor.id)
      .map(({ id, author_id, by_admin, is_held: isHeld }) => ({
        id,
        can: rightsOver(actor, { authorId: author_id, byAdmin: by_admin, isHeld }),
      })),
  }
}

interface VisibleTopic {
  id: string
  product_id: string | null
  is_subscribed: boolean
}

/** One that the viewer wrote or voted on. */
interface OwnPost {
  id: string
  vote: VoteValue | null
  author_id: string
  by_admin: boolean
  is_held: boolean
}

const asked = sql`${sql.placeholder('topicId')}::uuid`

/** Each topic is read from its own end of the index, as for the page that shows them. */
const ownFeed = prepared('own_feed', (tx) =>
  tx
    .select({
      topics: sql<VisibleTopic[]>`coalesce(json_agg(visible), '[]')`,
      posts: sql<OwnPost[]>`(
        select coalesce(json_agg(own), '[]')
        from (
          select newest.id, votes.value as vote, newest.author_id, newest.by_admin, newest.held_at is not null as is_held
          from (
            select newest.*
            from topics cross join lateral (
              select posts.id, posts.author_id, posts.by_admin, posts.held_at, posts.created_at from posts
              where posts.topic_id = topics.id and ${isShown}
              order by posts.created_at desc nulls last, posts.id desc nulls last
              limit ${MOST}) as newest
            where (${asked} is null or topics.id = ${asked}) and ${isVisible}
            order by newest.created_at desc, newest.id desc
            limit ${MOST}) as newest
          left join votes on votes.votable_id = newest.id and votes.voter_id = ${viewer} and votes.votable_type = ${POST_TYPE}
          where votes.value is not null or newest.author_id = ${viewer}) as own)`,
    })
    .from(
      sql`(
        select topics.id, topics.product_id, exists (
          select from topic_subscriptions as wanted where wanted.topic_id = topics.id and wanted.person_id = ${viewer}) as is_subscribed
        from topics where ${isVisible}) as visible`,
    ),
)

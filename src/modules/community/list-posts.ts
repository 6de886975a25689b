import { inArray } from 'drizzle-orm'
import type { Media } from '#modules/media/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { cursorOf, pageFrom } from '#platform/db/paging.ts'
import { prepared } from '#platform/db/prepared.ts'
import type { listPosts as endpoint, listTopicPosts as topicEndpoint, PostPage } from './contract.ts'
import { boundOf, newestPosts } from './newest-posts.ts'
import { getVisibleTopic } from './read-topics.ts'
import { selectPosts } from './select-posts.ts'
import { posts } from './tables.ts'
import { viewPost, viewTopic } from './view.ts'
import { COMMUNITY, viewingAs } from './viewing.ts'
import { FEED_PAGE } from './vocabulary.ts'

/** Of all topics whoever looks may see. */
export async function listPosts(
  ctx: Ctx,
  { cursor }: Input<typeof endpoint>,
  media: Media,
): Promise<Answer<typeof endpoint>> {
  const page = await readPage(ctx, { topicId: null, cursor, path: '/json/community' }, media)
  return { community_posts: page, community_topic: null }
}

export async function listTopicPosts(
  ctx: Ctx,
  { topicId, cursor }: Input<typeof topicEndpoint>,
  media: Media,
): Promise<Answer<typeof topicEndpoint>> {
  const topic = await getVisibleTopic(ctx, topicId)
  const page = await readPage(ctx, { topicId, cursor, path: `/json/community/topics/${topicId}` }, media)
  return { community_posts: page, community_topic: viewTopic(topic, ctx.actor) }
}

async function readPage(
  ctx: Ctx,
  { topicId, cursor, path }: { topicId: string | null; cursor: string | undefined; path: string },
  media: Media,
): Promise<PostPage> {
  ctx.shows(COMMUNITY)
  const rows = await pageOfPosts(ctx.tx, { ...viewingAs(ctx), ...boundOf(cursor), topicId })
  return pageFrom(
    rows,
    FEED_PAGE,
    (row) => viewPost(row, ctx.actor, media),
    (last) => `${path}?cursor=${cursorOf(last)}`,
  )
}

const pageOfPosts = prepared('page_of_posts', (tx) =>
  selectPosts(tx, inArray(posts.id, newestPosts({ rows: FEED_PAGE + 1 }))),
)

import { countHolders, hasAccess } from '#modules/access/index.ts'
import { getPageOfKind } from '#modules/catalog/index.ts'
import { CONTENT } from '#platform/content.ts'
import type { Ctx } from '#platform/context.ts'
import type { CommunityPage } from './contract.ts'
import { readSoldTopics, viewOfferedTopic } from './read-sold-topics.ts'

/** Refuses with 404 what is no community, and one that whoever is looking may not see. */
export async function getCommunityPage(
  ctx: Ctx,
  { communitySlug: slug }: { communitySlug: string },
): Promise<CommunityPage> {
  ctx.shows(CONTENT)
  const product = await getPageOfKind(ctx, 'community', slug)
  const topics = await readSoldTopics(ctx, [product.id])
  const newest = Math.max(...topics.map(({ newestPostAt }) => newestPostAt?.getTime() ?? 0))
  return {
    product,
    topics: topics.map(viewOfferedTopic),
    posts_count: topics.reduce((sum, { postsCount }) => sum + postsCount, 0),
    members_count: await countHolders(ctx, product.id),
    newest_post_at: newest > 0 ? new Date(newest).toISOString() : null,
    has_access: ctx.actor.role === 'student' && (await hasAccess(ctx, product.id)),
  }
}

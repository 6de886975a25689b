import { listMyProducts } from '#modules/access/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { listMyCommunities as endpoint, MyCommunityPage } from './contract.ts'
import { readSoldTopics } from './read-sold-topics.ts'

/** The communities open to the viewer, with the topics that are in them now. */
export async function listMyCommunities(ctx: Ctx, { cursor }: Input<typeof endpoint>): Promise<MyCommunityPage> {
  const { data, next_page_url } = await listMyProducts(ctx, { kind: 'community', cursor, path: '/json/my/communities' })
  const ids = data.map(({ id }) => id)
  const sold = ids.length > 0 ? await readSoldTopics(ctx, ids) : []
  const topicsOf = (communityId: string) =>
    sold.flatMap((topic) => (topic.communityId === communityId ? { id: topic.id, title: topic.title } : []))
  return { data: data.map((product) => ({ ...product, topics: topicsOf(product.id) })), next_page_url }
}

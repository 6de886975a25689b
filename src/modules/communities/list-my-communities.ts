import { listAccesses } from '#modules/access/index.ts'
import { listProductCards } from '#modules/catalog/index.ts'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { cursorOf, pageFrom } from '#platform/db/paging.ts'
import { NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import type { listMyCommunities as endpoint, MyCommunity, MyCommunityPage } from './contract.ts'
import { readSoldTopics } from './read-sold-topics.ts'

const PAGE = 12

/** The communities open to the viewer, with the topics that are in them now. */
export async function listMyCommunities(ctx: Ctx, { cursor }: Input<typeof endpoint>): Promise<MyCommunityPage> {
  refuseUnless(isSignedIn(ctx.actor), new NotSignedIn())
  const accesses = await listAccesses(ctx, { studentId: ctx.actor.id, kind: 'community', cursor, length: PAGE })
  const page = pageFrom(
    accesses,
    PAGE,
    (access) => access,
    (last) => `/json/my/communities?${new URLSearchParams({ cursor: cursorOf(last) })}`,
  )
  const ids = page.data.map(({ productId }) => productId)
  const cards = new Map((await listProductCards(ctx, ids)).map((card) => [card.id, card]))
  const sold = ids.length > 0 ? await readSoldTopics(ctx, ids) : []
  const data = page.data.flatMap(({ productId, until }): MyCommunity[] => {
    const card = cards.get(productId)
    if (!card) return []
    const { id, slug, title, cover } = card
    const topics = sold.flatMap((topic) => (topic.communityId === id ? { id: topic.id, title: topic.title } : []))
    return [{ id, slug, title, cover, topics, access_until: until?.toISOString() ?? null }]
  })
  return { data, next_page_url: page.next_page_url }
}

import { countOpened, listAccesses } from '#modules/access/index.ts'
import { listProductCards } from '#modules/catalog/index.ts'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { cursorOf, pageFrom } from '#platform/db/paging.ts'
import { NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import type { listMyMemberships as endpoint, MyMembership, MyMembershipPage } from './contract.ts'
import { readOpenings, viewReach } from './read-openings.ts'

const PAGE = 12

/** The viewer's memberships, with what they open now and until when. */
export async function listMyMemberships(ctx: Ctx, { cursor }: Input<typeof endpoint>): Promise<MyMembershipPage> {
  refuseUnless(isSignedIn(ctx.actor), new NotSignedIn())
  const accesses = await listAccesses(ctx, { studentId: ctx.actor.id, kind: 'membership', cursor, length: PAGE })
  const page = pageFrom(
    accesses,
    PAGE,
    (access) => access,
    (last) => `/json/my/memberships?${new URLSearchParams({ cursor: cursorOf(last) })}`,
  )
  const ids = page.data.map(({ productId }) => productId)
  const cards = new Map((await listProductCards(ctx, ids)).map((card) => [card.id, card]))
  const chosen = await readOpenings(ctx, ids)
  const counts = await countOpened(ctx, ids)
  const data = page.data.flatMap(({ productId, until }): MyMembership[] => {
    const card = cards.get(productId)
    if (!card) return []
    const { id, slug, title, cover } = card
    return [
      {
        id,
        slug,
        title,
        cover,
        ...viewReach(chosen.filter(({ membershipId }) => membershipId === id)),
        opened_count: counts.get(id) ?? 0,
        access_until: until?.toISOString() ?? null,
      },
    ]
  })
  return { data, next_page_url: page.next_page_url }
}

import { countOpened, listMyProducts } from '#modules/access/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { listMyMemberships as endpoint, MyMembershipPage } from './contract.ts'
import { readOpenings, viewReach } from './read-openings.ts'

/** The viewer's memberships, with what they open now and until when. */
export async function listMyMemberships(ctx: Ctx, { cursor }: Input<typeof endpoint>): Promise<MyMembershipPage> {
  const { data, next_page_url } = await listMyProducts(ctx, {
    kind: 'membership',
    cursor,
    path: '/json/my/memberships',
  })
  const ids = data.map(({ id }) => id)
  const chosen = await readOpenings(ctx, ids)
  const counts = await countOpened(ctx, ids)
  const what = (id: string) => ({
    ...viewReach(chosen.filter(({ membershipId }) => membershipId === id)),
    opened_count: counts.get(id) ?? 0,
  })
  return { data: data.map((product) => ({ ...product, ...what(product.id) })), next_page_url }
}

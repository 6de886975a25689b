import { countOpened, listHeldProducts } from '#modules/access/index.ts'
import { viewPanelProduct } from '#modules/courses/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { listPanelMemberships as endpoint } from './contract.ts'

/** All memberships of the school, drafts too, newest first; words are found without case and diacritics. */
export async function listPanelMemberships(ctx: Ctx, asked: Input<typeof endpoint>) {
  const page = await listHeldProducts(ctx, { ...asked, kind: 'membership', path: '/json/home/memberships' })
  const counts = await countOpened(
    ctx,
    page.data.map(({ found }) => found.product.id),
  )
  return {
    ...page,
    data: page.data.map(({ found, studentsCount }) => ({
      ...viewPanelProduct(found, studentsCount, ctx),
      opened_count: counts.get(found.product.id) ?? 0,
    })),
  }
}

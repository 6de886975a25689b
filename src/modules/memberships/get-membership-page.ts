import { hasAccess } from '#modules/access/index.ts'
import { apartTotal, getPageOfKind } from '#modules/catalog/index.ts'
import { CONTENT } from '#platform/content.ts'
import type { Ctx } from '#platform/context.ts'
import type { MembershipPage } from './contract.ts'
import { readOpened } from './read-opened.ts'
import { readOpenings, viewReach } from './read-openings.ts'

/** Refuses with 404 what is no membership, and one that whoever is looking may not see. */
export async function getMembershipPage(
  ctx: Ctx,
  { membershipSlug: slug }: { membershipSlug: string },
): Promise<MembershipPage> {
  ctx.shows(CONTENT)
  const product = await getPageOfKind(ctx, 'membership', slug)
  const opened = await readOpened(ctx, product.id)
  const isAllTold = opened.count === opened.data.length
  return {
    product,
    ...viewReach(await readOpenings(ctx, [product.id])),
    opened,
    apart_amount: isAllTold ? apartTotal(opened.data.map(({ amount }) => amount)) : null,
    has_access: ctx.actor.role === 'student' && (await hasAccess(ctx, product.id)),
  }
}

import { requireOfKind } from '#modules/catalog/index.ts'
import { countHolders } from '#modules/access/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Openings } from './contract.ts'
import { readOpened } from './read-opened.ts'
import { readOpenings } from './read-openings.ts'

/** Refuses with 404 what is no membership. */
export async function getOpenings(ctx: Ctx, { membershipId }: { membershipId: string }): Promise<Openings> {
  await requireOfKind(ctx, 'membership', membershipId)
  const chosen = await readOpenings(ctx, [membershipId])
  return {
    opens_everything: chosen.some(({ everything }) => everything),
    categories: chosen.flatMap(({ category }) => category ?? []),
    products: chosen.flatMap(({ product }) => product ?? []),
    opened: await readOpened(ctx, membershipId),
    holders_count: await countHolders(ctx, membershipId),
  }
}

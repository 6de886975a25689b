import { eq } from 'drizzle-orm'
import { duplicateOfKind } from '#modules/catalog/index.ts'
import { openings } from '#modules/catalog/tables.ts'
import type { Ctx } from '#platform/context.ts'

/** Makes a draft that says, costs and opens the same. Refuses with 404 what is no membership. */
export async function duplicateMembership(ctx: Ctx, { membershipId }: { membershipId: string }) {
  const membership = await duplicateOfKind(ctx, 'membership', membershipId, async (copyId) => {
    const { everything, categoryId, productId } = openings
    const chosen = await ctx.tx
      .select({ everything, categoryId, productId })
      .from(openings)
      .where(eq(openings.membershipId, membershipId))
    if (chosen.length > 0)
      await ctx.tx
        .insert(openings)
        .values(chosen.map((each) => ({ ...each, membershipId: copyId, createdAt: ctx.now })))
  })
  return { membership }
}

import { duplicateOfKind, listParts } from '#modules/catalog/index.ts'
import { inclusions } from '#modules/catalog/tables.ts'
import type { Ctx } from '#platform/context.ts'

/** Makes a draft that says, costs and holds the same. Refuses with 404 what is no bundle. */
export async function duplicateBundle(ctx: Ctx, { bundleId }: { bundleId: string }) {
  const bundle = await duplicateOfKind(ctx, 'bundle', bundleId, async (copyId) => {
    const parts = await listParts(ctx, bundleId)
    if (parts.length > 0)
      await ctx.tx
        .insert(inclusions)
        .values(parts.map((productId, at) => ({ bundleId: copyId, productId, position: at + 1, createdAt: ctx.now })))
  })
  return { bundle }
}

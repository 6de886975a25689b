import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { getVariant } from '../get-variant.ts'
import { variants } from '../tables.ts'

/** Lets a variant open all of its product, or only what the product's module says. Refuses with 404 one that is not sold. */
export async function limitVariant(
  ctx: Ctx,
  { includesAll, ...key }: { productId: string; variantId: string; includesAll: boolean },
): Promise<void> {
  const { id } = await getVariant(ctx, key)
  await ctx.tx.update(variants).set({ includesAll }).where(eq(variants.id, id))
}

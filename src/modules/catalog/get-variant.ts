import { and, eq, isNotNull } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { lockVariant } from './lock-variant.ts'
import { variants } from './tables.ts'
import type { Variant } from './view.ts'

/** The variant of this product, locked for a change of its price; refuses with 404, one that is sold no more too. */
export async function getVariant(ctx: Ctx, key: { productId: string; variantId: string }): Promise<Variant> {
  const [known] = await ctx.tx
    .select({ id: variants.id })
    .from(variants)
    .where(and(eq(variants.id, key.variantId), eq(variants.productId, key.productId), isNotNull(variants.position)))
  return foundOr404(known && (await lockVariant(ctx, known.id)))
}

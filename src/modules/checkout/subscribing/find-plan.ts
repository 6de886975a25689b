import { and, eq, isNotNull } from 'drizzle-orm'
import { products, variants } from '#modules/catalog/tables.ts'
import { BY_PERIODS } from '#modules/catalog/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'

/** Of a price that is paid by periods, the product: refuses with 404 one that is paid once, and one that is sold no more. */
export async function findPlan(
  { tx }: Ctx,
  { variantId }: { variantId: string },
): Promise<{ slug: string; variant_id: string }> {
  const [plan] = await tx
    .select({ slug: products.slug, variant_id: variants.id })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(eq(variants.id, variantId), eq(variants.paymentModel, BY_PERIODS), isNotNull(variants.position)))
  return foundOr404(plan)
}

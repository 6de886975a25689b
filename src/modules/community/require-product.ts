import { findProduct } from '#modules/catalog/index.ts'
import type { Ctx } from '#platform/context.ts'
import { invalidField } from '#platform/refusal.ts'

/** Refuses with 422 a product that the school does not have. */
export async function requireProduct(ctx: Ctx, productId: string | null): Promise<void> {
  if (productId === null) return
  if (!(await findProduct(ctx, { productId }))) throw invalidField('product_id', 'community.unknown-product')
}

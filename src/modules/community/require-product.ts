import { getProduct } from '#modules/catalog/index.ts'
import type { Ctx } from '#platform/context.ts'

/** Refuses with 404 a product that the school does not have. */
export async function requireProduct(ctx: Ctx, productId: string | null): Promise<void> {
  if (productId !== null) await getProduct(ctx, { productId })
}

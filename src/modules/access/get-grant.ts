import { eq } from 'drizzle-orm'
import { products } from '#modules/catalog/tables.ts'
import type { ProductKind } from '#modules/catalog/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { type GrantRow, grants } from './tables.ts'

/** @throws NotFound */
export async function getGrant(
  { tx }: Ctx,
  grantId: string,
): Promise<{ grant: GrantRow; product: { title: string; kind: ProductKind } }> {
  const [found] = await tx
    .select({ grant: grants, product: { title: products.title, kind: products.kind } })
    .from(grants)
    .innerJoin(products, eq(products.id, grants.productId))
    .where(eq(grants.id, grantId))
  return foundOr404(found)
}

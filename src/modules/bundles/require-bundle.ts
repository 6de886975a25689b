import { lockProduct } from '#modules/catalog/index.ts'
import { products } from '#modules/catalog/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { foundOr404, NotFound, refuseUnless } from '#platform/refusal.ts'
import { and, eq } from 'drizzle-orm'

/** Refuses with 404 what is no bundle of this school. */
export async function requireBundle({ tx }: Ctx, bundleId: string): Promise<void> {
  const [bundle] = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, bundleId), eq(products.kind, 'bundle')))
  foundOr404(bundle)
}

/** The same for whoever changes what it holds: one after the other, and after those who buy it now. */
export async function lockBundle(ctx: Ctx, bundleId: string): Promise<{ title: string; isPublished: boolean }> {
  const { kind, title, status } = await lockProduct(ctx, bundleId)
  refuseUnless(kind === 'bundle', new NotFound())
  return { title, isPublished: status === 'published' }
}

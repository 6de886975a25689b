import { and, eq } from 'drizzle-orm'
import { lockProduct } from '#modules/catalog/index.ts'
import { products } from '#modules/catalog/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { foundOr404, NotFound, refuseUnless } from '#platform/refusal.ts'

/** Refuses with 404 what is no community of this school. */
export async function requireCommunity({ tx }: Ctx, communityId: string): Promise<void> {
  const [community] = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, communityId), eq(products.kind, 'community')))
  foundOr404(community)
}

/** The same for whoever changes what belongs to it, one after the other. */
export async function lockCommunity(ctx: Ctx, communityId: string): Promise<{ title: string; isPublished: boolean }> {
  const { kind, title, status } = await lockProduct(ctx, communityId)
  refuseUnless(kind === 'community', new NotFound())
  return { title, isPublished: status === 'published' }
}

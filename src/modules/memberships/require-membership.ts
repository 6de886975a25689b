import { and, eq } from 'drizzle-orm'
import { lockProduct } from '#modules/catalog/index.ts'
import { products } from '#modules/catalog/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { foundOr404, NotFound, refuseUnless } from '#platform/refusal.ts'

/** Refuses with 404 what is no membership of this school. */
export async function requireMembership({ tx }: Ctx, membershipId: string): Promise<void> {
  const [membership] = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, membershipId), eq(products.kind, 'membership')))
  foundOr404(membership)
}

/** The same for whoever changes what it opens, one after the other. */
export async function lockMembership(ctx: Ctx, membershipId: string): Promise<{ title: string; isPublished: boolean }> {
  const { kind, title, status } = await lockProduct(ctx, membershipId)
  refuseUnless(kind === 'membership', new NotFound())
  return { title, isPublished: status === 'published' }
}

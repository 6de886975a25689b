import { type FulfillableKind, grantAccess, grantParts, isGranted, revokeWithParts } from '#modules/access/index.ts'
import { listParts } from '#modules/catalog/index.ts'
import { products } from '#modules/catalog/tables.ts'
import { eq } from 'drizzle-orm'
import { ownParts } from './own-parts.ts'

/**
 * Whoever buys a bundle is granted it, and each of its parts because of it. It can be given to whoever lacks any of its parts. Taking it
 * away ends what came with it, and nothing that they have besides.
 */
export const fulfillableBundles: FulfillableKind = {
  kind: 'bundle',
  async check(ctx, { studentId, productId }) {
    const parts = await ownParts(ctx, productId, studentId)
    return parts.length > 0 ? parts.some(({ isOwned }) => !isOwned) : !(await isGranted(ctx, studentId, productId))
  },
  async fulfil(ctx, grant) {
    // Whoever changes what it holds waits until this is committed, and then finds this buyer among the earlier ones.
    await ctx.tx.select({ id: products.id }).from(products).where(eq(products.id, grant.productId)).for('share')
    const granted = await grantAccess(ctx, grant)
    if (granted) await grantParts(ctx, 'bundle', [granted], await listParts(ctx, grant.productId))
  },
  revoke: revokeWithParts,
}

import {
  type FulfillableKind,
  type Fulfillables,
  grantAccess,
  isGranted,
  revokeWithParts,
} from '#modules/access/index.ts'
import { products } from '#modules/catalog/tables.ts'
import { eq } from 'drizzle-orm'
import { giveParts } from './give-parts.ts'
import { ownParts } from './own-parts.ts'

/**
 * Whoever buys a bundle is granted it, and each of its parts because of it. It can be given to whoever lacks any of its parts. Taking it
 * away ends what came with it, and nothing that they have besides.
 */
export const fulfillableBundles = (fulfillables: Fulfillables): FulfillableKind => ({
  kind: 'bundle',
  traits: { isGift: true },
  async check(ctx, { studentId, productId }) {
    const parts = await ownParts(ctx, { bundleId: productId, studentId })
    return parts.length > 0 ? parts.some(({ isOwned }) => !isOwned) : !(await isGranted(ctx, studentId, productId))
  },
  async fulfil(ctx, grant) {
    const { productId: bundleId, studentId } = grant
    // Whoever changes what it holds waits until this is committed, and then finds this buyer among the earlier ones.
    await ctx.tx.select({ id: products.id }).from(products).where(eq(products.id, bundleId)).for('share')
    const granted = await grantAccess(ctx, grant)
    if (!granted) return
    const parts = await ownParts(ctx, { bundleId, studentId })
    await giveParts(ctx, { wholes: [granted], parts }, fulfillables)
  },
  revoke: revokeWithParts,
})

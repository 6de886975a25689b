import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { listParts } from '#modules/catalog/index.ts'
import { inclusions, products } from '#modules/catalog/tables.ts'
import { editorPath } from '#modules/catalog/editor/vocabulary.ts'
import { BUNDLE_PARTS_MIN, BUNDLED_KINDS } from '#modules/catalog/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { invalidField, NotFound, refuseUnless } from '#platform/refusal.ts'
import type { changeBundleParts as endpoint } from './contract.ts'
import { partsAdded } from './events.ts'
import { listBundleParts } from './list-bundle-parts.ts'
import { lockBundle } from './require-bundle.ts'

/**
 * Says what a bundle holds, in order. Whoever has it keeps what is taken out; what is new reaches them when the admin says so. Refuses
 * with 404 what is not of this school, with 422 what cannot be a part, and fewer than two of a bundle that is published.
 */
export async function changeBundleParts(ctx: Ctx, input: Input<typeof endpoint>): Promise<Answer<typeof endpoint>> {
  const { bundleId, reaches_holders: reachesHolders } = input
  const ids = [...new Set(input.product_ids)]
  const { title, isPublished } = await lockBundle(ctx, bundleId)
  ctx.note({ subject: title, url: editorPath({ kind: 'bundle', id: bundleId }) })
  if (isPublished && ids.length < BUNDLE_PARTS_MIN) throw invalidField('product_ids', 'validation.bundle-too-small')
  const found = await ctx.tx.select({ kind: products.kind }).from(products).where(inArray(products.id, ids))
  refuseUnless(found.length === ids.length, new NotFound())
  if (found.some(({ kind }) => !BUNDLED_KINDS.includes(kind)))
    throw invalidField('product_ids', 'validation.bundle-kind')
  const known = new Set(await listParts(ctx, bundleId))
  await ctx.tx.delete(inclusions).where(and(eq(inclusions.bundleId, bundleId), notInArray(inclusions.productId, ids)))
  if (ids.length > 0)
    await ctx.tx
      .insert(inclusions)
      .values(ids.map((productId, at) => ({ bundleId, productId, position: at + 1, createdAt: ctx.now })))
      .onConflictDoUpdate({
        target: [inclusions.bundleId, inclusions.productId],
        set: { position: sql`excluded.position` },
      })
  const added = ids.filter((id) => !known.has(id))
  if (reachesHolders && added.length > 0) ctx.emit(partsAdded({ bundle_id: bundleId, product_ids: added, after: null }))
  return listBundleParts(ctx, { bundleId })
}

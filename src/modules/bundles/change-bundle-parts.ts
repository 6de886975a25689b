import { countHolders, type Fulfillables } from '#modules/access/index.ts'
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { listParts, lockOfKind } from '#modules/catalog/index.ts'
import { inclusions, products } from '#modules/catalog/tables.ts'
import { editorPath } from '#modules/catalog/editor/vocabulary.ts'
import { BUNDLE_PARTS_MIN } from '#modules/catalog/vocabulary.ts'
import type { ProductKind } from '#modules/catalog/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { InvalidFields, invalidField, NotFound, refuseUnless } from '#platform/refusal.ts'
import type { changeBundleParts as endpoint } from './contract.ts'
import { partsAdded } from './events.ts'
import { listBundleParts } from './list-bundle-parts.ts'
import { placesLeftAt } from './places-left-at.ts'

/**
 * Says what a bundle holds, in order. Whoever has it keeps what is taken out; what is new reaches them when the admin says so. Refuses
 * with 404 what is not of this school, with 422 what cannot be a part, fewer than two of a bundle that is published, and what is too full to reach
 * all who have it.
 */
export async function changeBundleParts(
  ctx: Ctx,
  input: Input<typeof endpoint>,
  fulfillables: Fulfillables,
): Promise<Answer<typeof endpoint>> {
  const { bundleId, reaches_holders: reachesHolders } = input
  const ids = [...new Set(input.product_ids)]
  const { title, isPublished } = await lockOfKind(ctx, 'bundle', bundleId)
  ctx.note({ subject: title, url: editorPath({ kind: 'bundle', id: bundleId }) })
  if (isPublished && ids.length < BUNDLE_PARTS_MIN) throw invalidField('product_ids', 'validation.bundle-too-small')
  const { id, kind, title: name } = products
  const found = await ctx.tx.select({ id, kind, title: name }).from(products).where(inArray(id, ids))
  refuseUnless(found.length === ids.length, new NotFound())
  if (found.some((part) => !fulfillables.get(part.kind).traits.isPart))
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
  const added = found.filter((part) => !known.has(part.id))
  if (reachesHolders) await refuseFull(ctx, { bundleId, added }, fulfillables)
  if (reachesHolders && added.length > 0)
    ctx.emit(partsAdded({ bundle_id: bundleId, product_ids: added.map((part) => part.id), after: null }))
  return listBundleParts(ctx, { bundleId })
}

/** What has fewer places left than the bundle has holders cannot reach all of them. */
async function refuseFull(
  ctx: Ctx,
  { bundleId, added }: { bundleId: string; added: { id: string; kind: ProductKind; title: string }[] },
  fulfillables: Fulfillables,
): Promise<void> {
  const placed = added.filter(({ kind }) => fulfillables.get(kind).traits.hasPlaces)
  const holders = placed.length > 0 ? await countHolders(ctx, bundleId) : 0
  for (const { id, title } of placed) {
    const left = await placesLeftAt(ctx, id)
    if (left !== null && left < holders)
      throw new InvalidFields({
        product_ids: [{ key: 'validation.bundle-places', params: { title, count: left, holders } }],
      })
  }
}

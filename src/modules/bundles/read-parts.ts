import { purchasePath } from '#modules/catalog/bought/vocabulary.ts'
import { apartPrice, readProductsOf, viewProductCard } from '#modules/catalog/index.ts'
import { measureCourses } from '#modules/courses/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { BundlePart } from './contract.ts'
import { ownParts, type Part } from './own-parts.ts'

/** The parts of a bundle as they are shown to whoever looks: the same few queries however many there are. */
export async function readParts(ctx: Ctx, bundleId: string): Promise<BundlePart[]> {
  const studentId = ctx.actor.role === 'student' ? ctx.actor.id : null
  return viewParts(ctx, await ownParts(ctx, { bundleId, studentId }))
}

/** Products as they are shown among what is sold as one, in this order. */
export async function viewParts(
  ctx: Ctx,
  parts: (Pick<Part, 'productId' | 'isOwned'> & Partial<Part>)[],
): Promise<BundlePart[]> {
  const { now } = ctx
  const ofId = new Map(parts.map((part) => [part.productId, part]))
  const ids = parts.map(({ productId }) => productId)
  const lengths = await measureCourses(ctx, ids)
  return (await readProductsOf(ctx, ids)).map((found) => {
    const { id, slug, kind, title, cover, category, difficulty, currency, takes_place_from } = viewProductCard(
      found,
      ctx,
    )
    const length = lengths.get(id)
    return {
      id,
      slug,
      kind,
      title,
      cover,
      category,
      difficulty,
      is_published: found.product.status === 'published',
      lectures_count: length?.lectures ?? 0,
      run_time_seconds: length?.seconds ?? 0,
      amount: apartPrice(found, now),
      currency,
      takes_place_from,
      way: purchasePath({ kind, slug }),
      chooses_time: ofId.get(id)?.choosesTime ?? false,
      is_owned: ofId.get(id)?.isOwned ?? false,
    }
  })
}

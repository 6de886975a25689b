import { type Fulfillables, grantParts } from '#modules/access/index.ts'
import type { GrantRow } from '#modules/access/tables.ts'
import { KINDS } from '#modules/catalog/kinds/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import type { Part } from './own-parts.ts'

/**
 * Gives with each of these grants of a bundle its parts, as long as the bundle lasts, and what takes place at a time of its own until then; and does
 * what follows from each. Once, however often it is told; answers what this call gave.
 */
export async function giveParts(
  ctx: Ctx,
  { wholes, parts }: { wholes: GrantRow[]; parts: Pick<Part, 'productId' | 'kind'>[] },
  fulfillables: Fulfillables,
): Promise<GrantRow[]> {
  const kindOf = new Map(parts.map(({ productId, kind }) => [productId, fulfillables.get(kind)]))
  const given = parts.map(({ productId }) => ({ productId, outlasts: KINDS[kindOf.get(productId)!.kind].isTimed }))
  const granted = await grantParts(ctx, 'bundle', wholes, given)
  // In the order in which everybody locks what is scarce.
  const inOrder = granted.toSorted((one, other) => (one.productId < other.productId ? -1 : 1))
  for (const kind of new Set(kindOf.values()))
    await kind.follow?.(
      ctx,
      inOrder.filter(({ productId }) => kindOf.get(productId) === kind),
    )
  return granted
}

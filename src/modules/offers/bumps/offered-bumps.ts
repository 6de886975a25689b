import type { Fulfillables } from '#modules/access/index.ts'
import { KINDS } from '#modules/catalog/kinds/vocabulary.ts'
import type { Looker } from '#modules/catalog/index.ts'
import type { Ctx } from '#platform/context.ts'
import { InvalidFields, NotFound } from '#platform/refusal.ts'
import type { CodeHolder } from '#modules/orders/index.ts'
import type { CartLine } from '../cart/cart-line.ts'
import { shareLeft } from '../shares/share-left.ts'
import { bumpLine } from './bump-line.ts'
import { type FoundBump, readBumps } from './read-bumps.ts'

export interface OfferedBump extends FoundBump {
  line: CartLine
  /** its buyer chooses when it is, afterwards */
  choosesTime: boolean
}

interface Offering {
  productId: string
  looker: Looker
  /** undefined for visitors */
  buyer: CodeHolder | undefined
  fulfillables: Fulfillables
}

/** What whoever looks can add to an order of this product: not what they have. */
export async function findOfferedBumps(ctx: Ctx, { productId, looker, ...whose }: Offering): Promise<OfferedBump[]> {
  return offeredOf(ctx, await readBumps(ctx, productId, looker), whose)
}

/** Those that whoever looks can have, as lines of such a kind. */
export async function offeredOf(
  ctx: Ctx,
  found: FoundBump[],
  { buyer, fulfillables }: Pick<Offering, 'buyer' | 'fulfillables'>,
  kind: 'bump' | 'upsell' = 'bump',
): Promise<OfferedBump[]> {
  const offered: OfferedBump[] = []
  for (const each of found) {
    const {
      problem,
      variant,
      found: { product },
    } = each
    if (problem || !variant) continue
    const given = buyer && { studentId: buyer.id, productId: product.id, variantId: variant.variant.id }
    if (given && !(await fulfillables.get(product.kind).check(ctx, given))) continue
    if ((await shareLeft(ctx, product, buyer)) === 0) continue
    offered.push({ ...each, line: bumpLine({ ...each, variant }, kind), choosesTime: KINDS[product.kind].isBooked })
  }
  return offered
}

/**
 * The lines of the bumps that were asked for, in order, and the refusal of those that cannot be had now, under `bump_ids` (422). One that is not
 * of this checkout is not there (404).
 */
export async function pickBumps(
  ctx: Ctx,
  asked: string[],
  { productId, looker, ...whose }: Offering,
): Promise<{ lines: CartLine[]; refused: InvalidFields | undefined }> {
  if (asked.length === 0) return { lines: [], refused: undefined }
  const found = await readBumps(ctx, productId, looker)
  if (!asked.every((id) => found.some(({ bump }) => bump.id === id))) throw new NotFound()
  const wanted = found.filter(({ bump }) => asked.includes(bump.id))
  const offered = await offeredOf(ctx, wanted, whose)
  const gone = wanted.find(({ bump }) => !offered.some((each) => each.bump.id === bump.id))
  return { lines: offered.map(({ line }) => line), refused: gone && bumpGone(gone.found.product) }
}

/** Nothing was charged. */
export const bumpGone = ({ title }: { title: string }): InvalidFields =>
  new InvalidFields({ bump_ids: [{ key: 'checkout.bump-gone', params: { title } }] })

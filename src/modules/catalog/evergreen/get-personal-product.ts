import type { Ctx } from '#platform/context.ts'
import { openingAt } from '../access-length.ts'
import { getVisibleProduct, type ProductKey } from '../find-product.ts'
import type { PricedProduct } from '../view.ts'
import { findStarts } from './find-starts.ts'
import type { Looker } from './looker.ts'

/** A product at the prices that still open it, with when whoever looks first saw its offers; refuses with 404 what is not published. */
export async function getPersonalProduct(ctx: Ctx, key: ProductKey, looker: Looker): Promise<PricedProduct> {
  const { variants: all, ...found } = await getVisibleProduct(ctx, key)
  const variants = openingAt(all, ctx.now)
  const starts = await findStarts(
    ctx,
    variants.flatMap(({ evergreen }) => evergreen?.id ?? []),
    looker,
  )
  return { ...found, variants: variants.map((each) => ({ ...each, seenAt: starts.get(each.evergreen?.id ?? '') })) }
}

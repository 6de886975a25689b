import type { Ctx } from '#platform/context.ts'
import { getVisibleProduct, type ProductKey } from '../find-product.ts'
import type { PricedProduct } from '../view.ts'
import { findStarts } from './find-starts.ts'
import type { Looker } from './looker.ts'

/** A product with when whoever looks first saw its evergreen offers; refuses with 404 what is not published. */
export async function getPersonalProduct(ctx: Ctx, key: ProductKey, looker: Looker): Promise<PricedProduct> {
  const { variants, ...found } = await getVisibleProduct(ctx, key)
  const starts = await findStarts(
    ctx,
    variants.flatMap(({ evergreen }) => evergreen?.id ?? []),
    looker,
  )
  return { ...found, variants: variants.map((each) => ({ ...each, seenAt: starts.get(each.evergreen?.id ?? '') })) }
}

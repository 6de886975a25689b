import type { Ctx } from '#platform/context.ts'
import { openingAt } from '../access-length.ts'
import { getVisibleProduct, type ProductKey } from '../find-product.ts'
import { readProductsOf } from '../read-products.ts'
import type { PricedProduct } from '../view.ts'
import { findStarts } from './find-starts.ts'
import type { Looker } from './looker.ts'

/** A product at the prices that still open it, with when whoever looks first saw its offers; refuses with 404 what is not published. */
export async function getPersonalProduct(ctx: Ctx, key: ProductKey, looker: Looker): Promise<PricedProduct> {
  const [personal] = await madePersonal(ctx, [await getVisibleProduct(ctx, key)], looker)
  return personal!
}

/** The same of several, whether or not they are published; without those that are not there. */
export async function readPersonalProducts(ctx: Ctx, ids: string[], looker: Looker): Promise<PricedProduct[]> {
  return madePersonal(ctx, await readProductsOf(ctx, ids), looker)
}

async function madePersonal(ctx: Ctx, found: PricedProduct[], looker: Looker): Promise<PricedProduct[]> {
  const opening = found.map(({ variants, ...rest }) => ({ ...rest, variants: openingAt(variants, ctx.now) }))
  const offers = opening.flatMap(({ variants }) => variants.flatMap(({ evergreen }) => evergreen?.id ?? []))
  const starts = await findStarts(ctx, offers, looker)
  return opening.map(({ variants, ...rest }) => ({
    ...rest,
    variants: variants.map((each) => ({ ...each, seenAt: starts.get(each.evergreen?.id ?? '') })),
  }))
}

import type { Ctx } from '#platform/context.ts'
import type { Offer } from '../contract.ts'
import type { ProductKey } from '../find-product.ts'
import { getOffer } from '../get-offer.ts'
import { priceFor } from './evergreen.ts'
import { findStarts } from './find-starts.ts'
import type { Looker } from './looker.ts'

/** What a product costs this person now, their evergreen offers counted; refuses with 404 what is not published. */
export async function getPersonalOffer(ctx: Ctx, key: ProductKey, looker: Looker): Promise<Offer> {
  const { product, variants } = await getOffer(ctx, key)
  const starts = await findStarts(
    ctx,
    variants.flatMap(({ evergreen }) => evergreen?.id ?? []),
    looker,
  )
  return {
    product,
    variants: variants.map((variant) => priceFor(variant, starts.get(variant.evergreen?.id ?? ''), ctx.now)),
  }
}

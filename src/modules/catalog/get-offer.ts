import type { Ctx } from '#platform/context.ts'
import type { Offer } from './contract.ts'
import { getVisibleProduct, type ProductKey } from './find-product.ts'
import { viewOffer } from './view.ts'

/** What a product costs now, in minor units; refuses with 404 what is not published. */
export async function getOffer(ctx: Ctx, key: ProductKey): Promise<Offer> {
  return viewOffer(await getVisibleProduct(ctx, key), ctx.now)
}

import { type PricedProduct, saleNow, viewProductCard } from '#modules/catalog/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { GatePrice } from './contract.ts'
import { viewGatePrice } from './view.ts'

/** What a product costs whoever stands before a closed lecture; null where it cannot be bought now. */
export function gatePriceOf(found: PricedProduct, ctx: Ctx): GatePrice | null {
  if (found.product.status !== 'published' || saleNow(found, ctx.now) !== 'open') return null
  return viewGatePrice(viewProductCard(found, ctx))
}

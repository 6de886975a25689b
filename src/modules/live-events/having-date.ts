import { getProduct, type PublishingRule } from '#modules/catalog/index.ts'
import { refuseUnless } from '#platform/refusal.ts'
import { EventUndated } from './refusals.ts'

export const havingDate: PublishingRule = {
  kind: 'live_event',
  async check(ctx, productId) {
    const { product } = await getProduct(ctx, { productId })
    refuseUnless(product.takesPlaceUntil !== null, new EventUndated())
  },
}

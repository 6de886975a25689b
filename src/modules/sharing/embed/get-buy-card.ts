import { getProduct, saleNow, viewOffer, viewProductCard } from '#modules/catalog/index.ts'
import { productPath } from '#modules/catalog/paths/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import type { Answer } from '#platform/contract/endpoint.ts'
import type { getBuyCard as endpoint } from './contract.ts'

/** What is a draft has no card: pages of others go on showing its place. Refuses with 404 what is no product of the school. */
export async function getBuyCard(ctx: Ctx, { productId }: { productId: string }): Promise<Answer<typeof endpoint>> {
  const found = await getProduct(ctx, { productId })
  if (found.product.status !== 'published') return { card: null }
  const { product, variants } = viewOffer(found, ctx.now)
  return {
    card: {
      ...viewProductCard(found, ctx),
      is_enrollment_enabled: saleNow(found, ctx.now) === 'open',
      sale: product.sale,
      buy_path: variants.length === 1 ? `/${product.slug}/checkout` : productPath(product),
    },
  }
}

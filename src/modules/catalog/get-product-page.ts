import { viewPicture } from '#modules/media/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { ProductPage } from './contract.ts'
import { visible } from './find-product.ts'
import { readProductNamed } from './read-products.ts'
import { saleNow } from './sale/sale.ts'
import { viewOffer, viewProductCard } from './view.ts'

/** Refuses with 404 what whoever is looking may not see. */
export async function getProductPage(ctx: Ctx, { slug }: { slug: string }): Promise<ProductPage> {
  const found = visible(ctx, await readProductNamed(ctx, slug))
  const { product } = found
  return {
    ...viewProductCard(found, ctx),
    square: viewPicture(found.square),
    description_html: product.description,
    author: found.author,
    pitch: found.pitch,
    seo_title: product.seoTitle,
    seo_description: product.seoDescription,
    status: product.status,
    is_enrollment_enabled: saleNow(found, ctx.now) === 'open',
    offer: viewOffer(found, ctx.now),
  }
}

import type { ProductPage } from '#modules/catalog/contract.ts'
import { offerOf, productMeta } from './product-meta.ts'
import type { Site } from './site-of.ts'

/** What schema.org knows as nothing but a product, with its offer while it is sold. */
export function soldMeta(product: ProductPage, site: Site) {
  return productMeta({ product, site }, (told) => ({
    '@type': 'Product',
    ...told,
    ...(product.is_enrollment_enabled ? { offers: offerOf(product, told.url) } : {}),
  }))
}

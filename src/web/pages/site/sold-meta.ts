import type { ProductPage } from '#modules/catalog/contract.ts'
import { productPath } from '#modules/catalog/paths/vocabulary.ts'
import { offerOf, productMeta } from './product-meta.ts'

interface Told {
  product: ProductPage
  origin: string
  schoolName: string
}

/** What schema.org knows as nothing but a product, with its offer while it is sold. */
export function soldMeta({ product, origin, schoolName }: Told) {
  const address = origin + productPath(product)
  return productMeta({ product, address, origin, schoolName }, (told) => ({
    '@type': 'Product',
    ...told,
    ...(product.is_enrollment_enabled ? { offers: offerOf(product, address) } : {}),
  }))
}

import type { ProductPage } from '#modules/catalog/contract.ts'
import { productPath } from '#modules/catalog/paths/vocabulary.ts'
import { picturePath } from '#modules/sharing/picture/picture-path.ts'
import { addressIn } from '#platform/i18n/address-in.ts'
import { minorDigits } from '#platform/i18n/format.ts'
import { pageMeta, pictureIn } from './page-meta.ts'
import { plain } from '#kit/text/plain.ts'
import type { Site } from './site-of.ts'

interface Told {
  product: ProductPage
  site: Site
}

/** A product as its page is told of; `data` says what schema.org knows it as, of what all kinds have in common. */
export function productMeta(
  { product, site }: Told,
  data: (common: { name: string; description: string; url: string; image?: string[] }) => Record<string, unknown>,
) {
  const description = product.seo_description || plain(product.description_html)
  const path = productPath(product)
  const image = [product.cover, product.square].flatMap((picture) => pictureIn(site, picture) ?? [])
  return pageMeta({
    site,
    title: product.seo_title || `${product.title} · ${site.name}`,
    description,
    path,
    madePicture: site.look && picturePath({ product, school: { ...site.look, name: site.name } }),
    picture: product.cover,
    type: 'product',
    data: data({
      name: product.title,
      description: description || product.title,
      url: addressIn(site.language, site, path),
      ...(image.length > 0 ? { image } : {}),
    }),
  })
}

export const offerOf = ({ is_free, amount, currency }: ProductPage, url: string) => ({
  '@type': 'Offer',
  category: is_free ? 'Free' : 'Paid',
  price: (amount / 10 ** minorDigits(currency)).toFixed(minorDigits(currency)),
  priceCurrency: currency,
  availability: 'https://schema.org/InStock',
  url,
})

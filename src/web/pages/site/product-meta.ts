import type { ProductPage } from '#modules/catalog/contract.ts'
import { minorDigits } from '#platform/i18n/format.ts'
import { pageMeta } from './page-meta.ts'

interface Told {
  product: ProductPage
  /** of its page */
  address: string
  origin: string
  schoolName: string
}

/** A product as its page is told of; `data` says what schema.org knows it as, of what all kinds have in common. */
export function productMeta(
  { product, address, origin, schoolName }: Told,
  data: (common: { name: string; description: string; url: string; image?: string }) => Record<string, unknown>,
) {
  const description = product.seo_description || plain(product.description_html)
  const image = product.cover && origin + product.cover.src.replace('{width}', String(product.cover.widths.at(-1)))
  return pageMeta({
    title: product.seo_title || `${product.title} · ${schoolName}`,
    description,
    address,
    image: image ?? undefined,
    type: 'product',
    data: data({
      name: product.title,
      description: description || product.title,
      url: address,
      ...(image ? { image } : {}),
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

const plain = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

import { KINDS } from '#modules/catalog/kinds/vocabulary.ts'

export interface VisitedProduct {
  slug: string
  /** its page, or its checkout */
  step: 'views' | 'checkouts'
}

const PAGE = new RegExp(
  `^(?:${Object.values(KINDS)
    .map(({ pages }) => pages)
    .join('|')})/([^/]+)$`,
)
const CHECKOUT = /^\/([^/]+)\/checkout$/

/** The product whose page or checkout is at a path, if one of that name is there; undefined of other pages. */
export function visitedProduct(path: string): VisitedProduct | undefined {
  const checkout = CHECKOUT.exec(path)?.[1]
  const slug = checkout ?? PAGE.exec(path)?.[1]
  return slug === undefined ? undefined : { slug, step: checkout === undefined ? 'views' : 'checkouts' }
}

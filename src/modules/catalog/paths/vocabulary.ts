import type { ProductKind } from '../vocabulary.ts'

interface Addressed {
  kind: ProductKind
  slug: string
}

/** Where everyone reads of a product and what it costs. */
export const productPath = ({ kind, slug }: Addressed): string => `${PAGES[kind] ?? ''}/${slug}`

/** The kinds that have pages of their own. */
export const PAGES: { [kind in ProductKind]?: string } = {
  bundle: '/bundles',
  download: '/downloads',
  live_event: '/events',
}

import type { ProductKind } from '../vocabulary.ts'

interface Addressed {
  kind: ProductKind
  slug: string
}

/** Where everyone reads of a product and what it costs. */
export const productPath = ({ kind, slug }: Addressed): string => `${pagesOf(kind)}/${slug}`

/** Where the pages of a kind are; those of courses are at the top. */
export const pagesOf = (kind: ProductKind): string => NOT_ITS_PLURAL[kind] ?? `/${kind}s`

const NOT_ITS_PLURAL: { [kind in ProductKind]?: string } = {
  course: '',
  community: '/communities',
  live_event: '/events',
}

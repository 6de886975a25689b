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

/** Where what was bought is: a bundle, a membership and files, among all that their buyer has; a community, where its topics are; an event, on its ticket. */
export function purchasePath({ kind, slug }: Addressed): string {
  if (kind === 'bundle' || kind === 'membership') return '/my'
  if (kind === 'community') return `/communities/${slug}`
  if (kind === 'download') return '/my/downloads'
  if (kind === 'consultation') return '/my/consultations'
  return kind === 'live_event' ? `/my/events/${slug}` : `/${slug}/watch`
}

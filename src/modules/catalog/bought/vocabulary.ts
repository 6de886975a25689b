import type { ProductKind } from '../vocabulary.ts'

interface Bought {
  kind: ProductKind
  slug: string
}

/** Where what was bought is: a bundle, a membership and files, among all that their buyer has; a community, where its topics are; an event, on its ticket. */
export function purchasePath({ kind, slug }: Bought): string {
  if (kind === 'bundle' || kind === 'membership') return '/my'
  if (kind === 'community') return `/communities/${slug}`
  if (kind === 'download') return '/my/downloads'
  if (kind === 'consultation') return '/my/consultations'
  return kind === 'live_event' ? `/my/events/${slug}` : `/${slug}/watch`
}

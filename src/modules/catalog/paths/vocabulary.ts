import type { ProductKind } from '../vocabulary.ts'

interface Addressed {
  kind: ProductKind
  slug: string
}

/** Where everyone reads of a product and what it costs. */
export const productPath = ({ kind, slug }: Addressed): string => `${PAGES[kind] ?? ''}/${slug}`

/** The kinds that have pages of their own. */
const PAGES: { [kind in ProductKind]?: string } = { bundle: '/bundles', download: '/downloads', live_event: '/events' }

/** Where its admin changes it. */
export const editorPath = ({ kind, id }: { kind: ProductKind; id: string }): string =>
  `/home${PAGES[kind] ?? '/courses'}/${id}/edit`

import type { ProductKind } from '../vocabulary.ts'

interface Addressed {
  kind: ProductKind
  slug: string
}

/** Where everyone reads of a product and what it costs. */
export const productPath = ({ kind, slug }: Addressed): string => (kind === 'bundle' ? `/bundles/${slug}` : `/${slug}`)

/** Where its admin changes it. */
export const editorPath = ({ kind, id }: { kind: ProductKind; id: string }): string =>
  `/home/${kind === 'bundle' ? 'bundles' : 'courses'}/${id}/edit`

import { KINDS } from '../kinds/vocabulary.ts'
import type { ProductKind } from '../vocabulary.ts'

interface Addressed {
  kind: ProductKind
  slug: string
}

/** Where everyone reads of a product and what it costs. */
export const productPath = ({ kind, slug }: Addressed): string => `${KINDS[kind].pages}/${slug}`

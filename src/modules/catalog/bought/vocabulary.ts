import { KINDS } from '../kinds/vocabulary.ts'
import type { ProductKind } from '../vocabulary.ts'

interface Bought {
  kind: ProductKind
  slug: string
}

/** Where what was bought is: a bundle, a membership and files, among all that their buyer has; a community, where its topics are; an event, on its ticket. */
export const purchasePath = ({ kind, slug }: Bought): string => KINDS[kind].purchasePath(slug)

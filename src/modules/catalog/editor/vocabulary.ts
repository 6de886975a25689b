import type { ProductKind } from '../vocabulary.ts'
import { pagesOf } from '../paths/vocabulary.ts'

/** Where its admin changes a product; apart from where visitors read of it, whose scripts are counted. */
export const editorPath = ({ kind, id }: { kind: ProductKind; id: string }): string =>
  `/home${pagesOf(kind) || '/courses'}/${id}/edit`

import type { ProductKind } from '../vocabulary.ts'
import { pagesOf } from '../paths/vocabulary.ts'

/** What its admin chooses from. */
export const DIFFICULTIES = ['beginner', 'intermediate', 'advanced'] as const
/** How long one purchase opens a product (commerce §3); `one_time` sets its own days or last day. */
export const ACCESS_LENGTHS = ['forever', 'monthly', 'quarterly', 'half_yearly', 'yearly', 'one_time'] as const
export type AccessLength = (typeof ACCESS_LENGTHS)[number]

/** Where its admin changes a product; apart from where visitors read of it, whose scripts are counted. */
export const editorPath = ({ kind, id }: { kind: ProductKind; id: string }): string =>
  `/home${pagesOf(kind) || '/courses'}/${id}/edit`

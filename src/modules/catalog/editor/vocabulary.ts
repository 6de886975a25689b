import type { ProductKind } from '../vocabulary.ts'
import { KINDS } from '../kinds/vocabulary.ts'

/** What its admin chooses from. */
export const DIFFICULTIES = ['beginner', 'intermediate', 'advanced'] as const
/** How long one purchase opens a product (commerce §3); `one_time` sets its own days or last day. */
export const ACCESS_LENGTHS = ['forever', 'monthly', 'quarterly', 'half_yearly', 'yearly', 'one_time'] as const
export type AccessLength = (typeof ACCESS_LENGTHS)[number]

/** Where the panel lists products of a kind; apart from where visitors read of them, whose scripts are counted. */
export const listPath = (kind: ProductKind): string => `/home${KINDS[kind].pages || '/courses'}`

/** Where its admin changes a product. */
export const editorPath = ({ kind, id }: { kind: ProductKind; id: string }): string => `${listPath(kind)}/${id}/edit`

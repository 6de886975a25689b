import type { Right } from '#platform/rights.ts'
import type { Exportables } from './exportable.ts'
import { EVERYTHING, type EXPORT_KINDS } from './vocabulary.ts'

/** What it takes to have it: all that a school has is its owners' alone. */
export const rightTo = (kind: (typeof EXPORT_KINDS)[number], exportables: Exportables): Right =>
  kind === EVERYTHING ? 'close-school' : exportables.of(kind).right

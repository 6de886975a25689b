import type { ProductKind } from '../vocabulary.ts'

/** What a membership can open. A live event and a consultation have places of which there are only so many. */
export const MEMBERSHIP_KINDS: readonly ProductKind[] = ['course', 'download', 'community']

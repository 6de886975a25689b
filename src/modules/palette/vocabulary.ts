/** What the panel's command palette finds besides its own pages, in the order in which it is shown. */
export const FOUND_KINDS = ['student', 'product', 'order', 'lead', 'article', 'certificate'] as const
export type FoundKind = (typeof FOUND_KINDS)[number]

/** Words of three letters and more are looked up; fewer fit too much of a large school. */
export const FINDING_LETTERS = 3
export const FIND_MAX = 150
/** of each kind */
export const FOUND_MOST = 5

export const TELL_QUEUE = 'closing.tell'

/** What people are told. */
export type ClosingNews = 'planned' | 'called-off'

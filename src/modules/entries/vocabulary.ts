/** Promised and not given yet; not given; given; given before the entry was changed. */
export const ENTRY_STATES = ['waiting', 'unanswered', 'answered', 'changed'] as const
export type EntryState = (typeof ENTRY_STATES)[number]

export const ENTRIES = '/home/entries'
export const SEARCH_MAX = 100

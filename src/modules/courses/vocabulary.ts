export const LECTURE_STATUSES = ['draft', 'published'] as const
export const SECTION_TITLE_MAX = 150
export const LECTURE_TITLE_MAX = 150
export const INTRO_MAX = 10_000
export const DELAY_DAYS_MAX = 3650
/** A course is written by hand: this many parts stay easy to load at once. */
export const SECTIONS_MAX = 200
export const LECTURES_MAX = 1000
/** What a lecture is to whoever is looking: theirs, free for everyone, or why it is closed. */
export const LECTURE_ACCESSES = ['open', 'free', 'needs_login', 'needs_purchase', 'not_in_variant', 'not_yet'] as const
export type LectureAccess = (typeof LECTURE_ACCESSES)[number]
/** What lectures are called where they are commented on. */
export const LECTURE_TYPE = 'App\\Lecture'

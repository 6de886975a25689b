export const LECTURE_STATUSES = ['draft', 'published'] as const
/** Who a lecture is for (commerce §3): admins alone, everybody, or those who have it or are logged in. */
export const VISIBILITIES = ['draft', 'public', 'restricted'] as const
export type Visibility = (typeof VISIBILITIES)[number]
/** What a lecture teaches with above all. */
export const LECTURE_KINDS = ['film', 'text', 'pdf'] as const
export type LectureKind = (typeof LECTURE_KINDS)[number]
export const SECTION_TITLE_MAX = 150
export const LECTURE_TITLE_MAX = 150
export const INTRO_MAX = 10_000
export const DELAY_DAYS_MAX = 3650
/** of one lecture, written by hand */
export const RUN_TIME_MAX = 100 * 3600
/** A course is written by hand: this many parts stay easy to load at once. */
export const SECTIONS_MAX = 200
export const LECTURES_MAX = 1000
/** Of a course with more lectures a list makes those of a section once it is opened. */
export const UNFOLDED_MAX = 60
/** so many titles of a pasted list become lectures at once */
export const TITLES_MAX = 300
/** as many of them as the audit list names */
export const NAMED = 3
/** What a lecture is to whoever is looking: theirs, free to watch, or why it is closed. */
export const LECTURE_ACCESSES = ['open', 'free', 'needs_login', 'needs_purchase', 'not_in_variant', 'not_yet'] as const
export type LectureAccess = (typeof LECTURE_ACCESSES)[number]
/** What lectures are called where they are commented on. */
export const LECTURE_TYPE = 'App\\Lecture'

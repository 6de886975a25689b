/** What a lecture is to whoever is looking: theirs, free for everyone, or why it is closed. */
export const LECTURE_ACCESSES = ['open', 'free', 'needs_login', 'needs_purchase', 'not_yet'] as const
export type LectureAccess = (typeof LECTURE_ACCESSES)[number]
/** No video is longer: a week. */
export const POSITION_MAX = 604_800
/** What lectures are called where they are commented on. */
export const LECTURE_TYPE = 'App\\Lecture'

export const QUIZ_POINTS_MAX = 100
/** of what an instructor says to an entry */
export const ENTRY_ANSWER_MAX = 5_000

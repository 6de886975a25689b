/** How a quiz question is answered: with one of the answers, or with any of them. */
export const QUIZ_ANSWER_TYPES = ['single_choice', 'multi_choice'] as const

export const COMPONENTS_MAX = 50
export const ANSWERS_MIN = 2
export const ANSWERS_MAX = 10
export const ANSWER_MAX = 300
/** of what an instructor says to an entry */
export const ENTRY_ANSWER_MAX = 5_000

/** How a question is answered: with one of a few, with any of them, with a number, or in words. */
export const ANSWER_TYPES = ['single_choice', 'multi_choice', 'drop_down', 'number', 'text'] as const
export type AnswerType = (typeof ANSWER_TYPES)[number]

export const QUESTION_HTML_MAX = 50_000
export const ANSWERS_MIN = 2
export const ANSWERS_MAX = 10
export const ANSWER_MAX = 300
export const FEEDBACK_MAX = 500
export const UNIT_MAX = 20
/** What is written in answer to a question. */
export const WRITTEN_MAX = 5_000
/** How many wordings of an answer in words may count as right. */
export const ACCEPTED_MAX = 20
export const NUMBER_MAX = 1e12

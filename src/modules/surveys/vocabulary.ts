export const QUESTION_TYPES = ['text', 'textarea', 'select', 'checkbox', 'separator'] as const
export type QuestionType = (typeof QUESTION_TYPES)[number]
export const INPUT_TYPES = ['text', 'email', 'number', 'url', 'tel', 'date'] as const
export type InputType = (typeof INPUT_TYPES)[number]
/** Which pages show a survey; `one_course` is that course's page and its lessons. */
export const SHOWN_ON = ['everywhere', 'course_pages', 'one_course', 'watch', 'community'] as const
export type ShownOn = (typeof SHOWN_ON)[number]
export const AUDIENCES = ['everyone', 'visitors', 'students'] as const
export type Audience = (typeof AUDIENCES)[number]
export const SURVEY_STATES = ['draft', 'open', 'closed'] as const
export type SurveyState = (typeof SURVEY_STATES)[number]

export const TITLE_MAX = 120
export const DESCRIPTION_MAX = 1000
export const QUESTIONS_MAX = 40
export const QUESTION_MAX = 300
export const PLACEHOLDER_MAX = 150
export const OPTIONS_MAX = 30
export const OPTION_MAX = 150
/** of a text that is typed in one line, and in many */
export const LINE_MAX = 300
export const TEXT_MAX = 5000

/** What a page must know to tell whether it shows a survey. */
export interface ShownSurvey {
  id: string
  on: ShownOn
  /** of `one_course` */
  slug: string | null
}

/** Named as in commerce §3; the types there that are not here yet follow. */
export const COMPONENT_TYPES = ['text', 'image', 'gallery', 'before_after', 'quiz_question'] as const
export type ComponentType = (typeof COMPONENT_TYPES)[number]

/** How a quiz question is answered: with one of the answers, or with any of them. */
export const QUIZ_ANSWER_TYPES = ['single_choice', 'multi_choice'] as const

export const COMPONENTS_MAX = 50
export const COMPONENT_HTML_MAX = 50_000
export const CAPTION_MAX = 300
export const GALLERY_MAX = 24
export const ANSWERS_MIN = 2
export const ANSWERS_MAX = 10
export const ANSWER_MAX = 300
/** What a component's pictures are uploaded as. */
export const COMPONENT_PICTURES = 'page'

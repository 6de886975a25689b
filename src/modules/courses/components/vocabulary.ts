const SHOWN = [
  'text',
  'image',
  'gallery',
  'before_after',
  'audio',
  'file',
  'pdf',
  'quote',
  'code',
  'formula',
  'embed',
  'quiz_question',
] as const
const ASKING = [
  'text_line',
  'text_area',
  'number',
  'hand_in',
  'checklist',
  'drop_down',
  'single_choice',
  'multi_choice',
] as const

/** Named as in commerce §3; a film there is that of a lecture. */
export const COMPONENT_TYPES = [...SHOWN, ...ASKING] as const
export type ComponentType = (typeof COMPONENT_TYPES)[number]

/** Those that a student enters something into. */
export const ASKING_TYPES: ReadonlySet<ComponentType> = new Set(ASKING)

/** Those whose entries an instructor answers with words: what is ticked or chosen asks for none. */
export const ANSWERABLE_TYPES = ['text_line', 'text_area', 'number', 'hand_in'] as const satisfies ComponentType[]

/** How a quiz question is answered: with one of the answers, or with any of them. */
export const QUIZ_ANSWER_TYPES = ['single_choice', 'multi_choice'] as const

export const COMPONENTS_MAX = 50
export const COMPONENT_HTML_MAX = 50_000
export const QUOTE_MAX = 2_000
export const CODE_MAX = 20_000
export const FORMULA_MAX = 1_000
export const CODE_LANGUAGE_MAX = 40
export const EMBED_ADDRESS_MAX = 1_000
export const QUESTION_MAX = 500
export const UNIT_MAX = 20
export const OPTIONS_MAX = 30
export const OPTION_MAX = 300
export const NUMBER_MAX = 1e12
export const LINE_MAX = 300
export const AREA_MAX = 5_000
/** of what an instructor says to an entry */
export const ENTRY_ANSWER_MAX = 5_000
export const CAPTION_MAX = 300
export const GALLERY_MAX = 24
export const ANSWERS_MIN = 2
export const ANSWERS_MAX = 10
export const ANSWER_MAX = 300
/** What a component's pictures are uploaded as. */
export const COMPONENT_PICTURES = 'page'

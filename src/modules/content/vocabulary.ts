/** Those that a reader enters something into. */
export const ASKING_TYPES = [
  'text_line',
  'text_area',
  'number',
  'hand_in',
  'checklist',
  'drop_down',
  'single_choice',
  'multi_choice',
] as const
export type AskingType = (typeof ASKING_TYPES)[number]

export const isAsking = (type: string): type is AskingType => (ASKING_TYPES as readonly string[]).includes(type)

/** Those whose entries an instructor answers with words: what is ticked or chosen asks for none. */
export const ANSWERABLE_TYPES = ['text_line', 'text_area', 'number', 'hand_in'] as const satisfies AskingType[]

export const BLOCK_HTML_MAX = 50_000
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
export const CAPTION_MAX = 300
export const GALLERY_MAX = 24
/** What one owner has at most. */
export const BLOCKS_MAX = 50
/** What a call is refused as whose block somebody else has saved meanwhile. */
export const BLOCK_CHANGED = 'content.block-changed'

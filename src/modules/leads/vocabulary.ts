/** Every form asks for an address under this name; it is what one lead is told from another by. */
/** Whether something is left to do about a lead. */
export const LEAD_STATES = ['new', 'handled'] as const
export type LeadState = (typeof LEAD_STATES)[number]

export const EMAIL_FIELD = 'email'
/** A text field of this name is the lead's name. */
export const NAME_FIELD = 'name'

/** On which course pages a form stands. */
export const COURSE_PAGES = ['none', 'all', 'chosen'] as const

/** What is kept of the address of the page that a form was sent from. */
export const UTM_NAMES = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const

/** Visitors do not see this field; robots fill it in. */
export const TRAP_FIELD = 'homepage'
export const CONSENT_FIELD = 'consent'
/** Names of a form's own that no field may have. */
export const RESERVED_NAMES: readonly string[] = [
  TRAP_FIELD,
  CONSENT_FIELD,
  'form',
  'form_id',
  'form_token',
  'language',
  ...UTM_NAMES,
]

/** Characters, or how many there may be. */
export const MAX = {
  formName: 70,
  button: 70,
  header: 150,
  words: 1000,
  url: 500,
  email: 254,
  search: 150,
} as const

/** A page that was open for less time than this was filled in by a robot. */
export const SECONDS_TO_FILL_IN = 2
export const TOKEN_LASTS_SECONDS = 24 * 3600
/** After a failure the button stays busy for so long (engagement §4, §9). */
export const FAILURE_PAUSE_MS = 2000

export const CODE_KINDS = ['percent', 'amount'] as const

/** Where a code stands: it runs from its start until its end date, its last use or until it is stopped. */
/** How the list in the panel can be sorted; the first is the usual way. */
export const CODE_SORTS = ['-created', 'created', 'code', '-code', '-uses', 'uses', 'until', '-until'] as const

export const CODE_STATES = ['running', 'planned', 'over', 'used_up', 'stopped'] as const
export type CodeState = (typeof CODE_STATES)[number]

/** Why a code takes nothing off. */
export const CODE_REFUSALS = [
  'unknown',
  'not_yet',
  'over',
  'used_up',
  'already_used',
  'not_first_purchase',
  'not_for_this',
  'below_minimum',
] as const
export type CodeRefusal = (typeof CODE_REFUSALS)[number]

/** Off how many charges of one plan a code can come that does not come off all. */
export const CHARGES_MAX = 120
export const CODE_MAX = 40
/** What can be read out, typed on a phone and put into a link as it is. */
export const CODE_SHAPE = /^[A-Za-z0-9_-]+$/
export const USES_MAX = 1_000_000

export const COMMISSION_KINDS = ['percent', 'amount'] as const
export type CommissionKind = (typeof COMMISSION_KINDS)[number]

export const PARTNER_STATES = ['active', 'ended'] as const

export const PARTNER_NAME_MAX = 120
/** How the list in the panel can be sorted; the first is the usual way. */
export const PARTNER_SORTS = ['-created', 'created', 'name', '-name'] as const
export const PARTNER_PRODUCTS_MAX = 200
export const WINDOW_DAYS = 30
export const WINDOW_DAYS_MAX = 365
/** Ten years. */
export const RENEWAL_MONTHS_MAX = 120
export const NOTE_MAX = 500

/** What a link of a partner carries their code by. */
export const PARTNER_PARAMETER = 'partner'

/** Of how many products, and of how many months at once, a partner's page tells. */
export const OWN_PRODUCTS_MOST = 50
export const OWN_MONTHS = 12
/** For how many products links stand ready to be copied. */
export const LINKS_MOST = 100

export const PERIOD_DAYS_MAX = 366
export const PERIOD_DAYS = 30

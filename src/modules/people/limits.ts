import type { Limit } from '#platform/http/rate-limit.ts'

/** Failed logins of one address from one place. */
export const LOGINS_PER_PERSON: Limit = { uses: 5, seconds: 60 }
/** Failed logins of all addresses from one place. */
export const LOGINS_PER_PLACE: Limit = { uses: 20, seconds: 300 }
export const REGISTRATIONS_PER_PLACE: Limit = { uses: 20, seconds: 600 }
export const RESET_LINKS_PER_PERSON: Limit = { uses: 3, seconds: 600 }
export const RESET_LINKS_PER_PLACE: Limit = { uses: 10, seconds: 600 }
export const NEW_SCHOOLS_PER_PLACE: Limit = { uses: 5, seconds: 3600 }
export const PASSWORD_CHANGES_PER_PERSON: Limit = { uses: 5, seconds: 60 }

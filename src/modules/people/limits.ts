import type { Brake, Limit } from '#platform/http/rate-limit.ts'

/** Failed logins to one account from one place. */
export const LOGINS_PER_PERSON: Limit = { uses: 5, seconds: 60 }
/** Failed logins to all accounts from one place. */
export const LOGINS_PER_PLACE: Limit = { uses: 20, seconds: 300 }
/** Failed logins to one account, from wherever, by browsers that nobody has signed in to it with. */
export const LOGINS_BY_STRANGERS: Brake = { free: 10, firstPauseSeconds: 30, longestPauseSeconds: 900 }
/** Failed logins by one that somebody has. */
export const LOGINS_BY_KNOWN_DEVICE: Brake = { free: 5, firstPauseSeconds: 60, longestPauseSeconds: 900 }
export const REGISTRATIONS_PER_PLACE: Limit = { uses: 20, seconds: 600 }
/** Accounts with one address, in all schools. */
export const REGISTRATIONS_PER_MAILBOX: Brake = { free: 10, firstPauseSeconds: 600, longestPauseSeconds: 6 * 3600 }
export const RESET_LINKS_PER_PLACE: Limit = { uses: 10, seconds: 600 }
/** Links to one account. */
export const RESET_LINKS: Brake = { free: 3, firstPauseSeconds: 600, longestPauseSeconds: 6 * 3600 }
/** Links to the accounts of one address, in all schools. */
export const RESET_LINKS_PER_MAILBOX: Brake = { free: 9, firstPauseSeconds: 600, longestPauseSeconds: 6 * 3600 }
/** Links to an address that somebody wants, in all schools. */
export const EMAIL_CHANGES_PER_MAILBOX: Brake = { free: 5, firstPauseSeconds: 600, longestPauseSeconds: 6 * 3600 }
/** Of a change of address: those that are tried from one place. */
export const EMAIL_LINKS_PER_PLACE: Limit = { uses: 30, seconds: 600 }
export const NEW_SCHOOLS_PER_PLACE: Limit = { uses: 5, seconds: 3600 }
export const PASSWORD_CHANGES_PER_PERSON: Limit = { uses: 5, seconds: 60 }

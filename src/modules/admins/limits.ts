import type { Brake, Limit } from '#platform/http/rate-limit.ts'

export const INVITATIONS_PER_SCHOOL: Limit = { uses: 30, seconds: 3600 }
/** To one address, from all schools. */
export const INVITATIONS_PER_MAILBOX: Brake = { free: 5, firstPauseSeconds: 600, longestPauseSeconds: 6 * 3600 }
/** Links that are tried from one place. */
export const LINKS_PER_PLACE: Limit = { uses: 30, seconds: 600 }

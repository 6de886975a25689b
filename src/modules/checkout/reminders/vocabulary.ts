import { DAY, HOUR } from '#platform/clock.ts'

/** Raised whenever the wording of the consent changes; kept with each that is given. */
export const REMINDER_VERSION = 1

/** Nobody is reminded sooner after they last typed something, and nobody later than that. */
export const REMINDED_AFTER = 3 * HOUR
export const NEVER_REMINDED_AFTER = 7 * DAY
/** How long the link of the mail restores the form; then what it held is removed. */
export const RESTORED_FOR = 30 * DAY

/** Of the address that the mail leads to: what stands there reaches no server and no log. */
export const TOKEN_MARK = '#reminder='

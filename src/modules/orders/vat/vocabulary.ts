import { DAY, HOUR, MINUTE } from '#platform/clock.ts'

/** What a register said of a VAT number; `unanswered` once it was asked for long enough. */
export const VAT_OUTCOMES = ['valid', 'invalid', 'unanswered'] as const

/** After each time that nobody answered; the last of them again and again. */
export const VAT_PAUSES = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR] as const
/** Then an admin may ask anew. */
export const VAT_ASKED_FOR = 3 * DAY

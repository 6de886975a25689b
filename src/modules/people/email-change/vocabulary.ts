/** How a change of one's address ended. */
export const EMAIL_CHANGE_OUTCOMES = ['done', 'refused', 'withdrawn', 'taken'] as const

/** What a link of it leads to: something to confirm, the other address to wait for, or how it ended. */
export const EMAIL_CHANGE_STATES = ['open', 'waiting', 'expired', ...EMAIL_CHANGE_OUTCOMES] as const
export type EmailChangeState = (typeof EMAIL_CHANGE_STATES)[number]

export const EMAIL_CHANGE_HOURS = 24

/** Ends the address of an account that was deleted: nothing is written to it. */
export const ERASED_DOMAIN = '@erased.invalid'

/** Whether one went out; failing is what was refused, or waits for too long. */
export const MAIL_STATES = ['sent', 'failing', 'waiting'] as const
export type MailState = (typeof MAIL_STATES)[number]

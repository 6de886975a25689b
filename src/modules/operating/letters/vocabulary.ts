export const SUBJECT_MAX = 150
export const TEXT_MAX = 5_000

/** Of somebody who gets a letter: not written to yet, on its way, with the other mail server, or not to be brought there. */
export const RECIPIENT_STATES = ['waiting', 'written', 'sent', 'failed'] as const
export type RecipientState = (typeof RECIPIENT_STATES)[number]

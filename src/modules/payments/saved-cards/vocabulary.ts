/** What can be kept to be charged again: only a card has digits, and expires. */
export const SAVED_KINDS = ['card', 'blik'] as const

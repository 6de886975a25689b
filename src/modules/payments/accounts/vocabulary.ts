/** How a card is handed over where a school can choose it: locked in the browser, or sent to the gateway itself for a token. */
export const CARD_FORMS = ['rsa', 'token'] as const
export type CardForm = (typeof CARD_FORMS)[number]
export const isCardForm = (name: string): name is CardForm => (CARD_FORMS as readonly string[]).includes(name)

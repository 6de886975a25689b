/** That a card is charged while its holder is away: in the words they agreed to, when its payment was begun. */
export interface CardConsent {
  text: string
  version: number
}

import type { DeclineReason } from './wire.ts'

/** How a card behaves; what is kept of a card is this and never its number. */
export type CardConduct =
  | 'approved'
  | 'asks_for_code'
  | 'asks_each_time'
  | 'confirmed_late'
  | 'approved_only_once'
  | DeclineReason

export interface TestCard {
  number: string
  conduct: CardConduct
}

export const AUTHENTICATION_CODE = '123456'

/** The table of decisions.md, and one whose holder has to confirm each charge; any other valid number is declined. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4111111111111111', conduct: 'approved' },
  { number: '5555555555554444', conduct: 'approved' },
  { number: '378282246310005', conduct: 'approved' },
  { number: '4000002760003184', conduct: 'asks_for_code' },
  { number: '4000003800000446', conduct: 'asks_each_time' },
  { number: '4000000000009995', conduct: 'insufficient_funds' },
  { number: '4000000000006975', conduct: 'limit_exceeded' },
  { number: '4000000000000069', conduct: 'card_expired' },
  { number: '4000000000009987', conduct: 'card_lost' },
  { number: '4000000000009979', conduct: 'card_stolen' },
  { number: '4000000000000077', conduct: 'confirmed_late' },
  { number: '4000000000000341', conduct: 'approved_only_once' },
]

const conducts = new Map(TEST_CARDS.map(({ number, conduct }) => [number, conduct]))

export const conductOf = (number: string): CardConduct => conducts.get(number) ?? 'card_declined'

import { readCardNumber } from './card-number.ts'
import { readExpiryMonth } from './expiry-month.ts'
import { readExpiryYear } from './expiry-year.ts'
import { isSecurityCode } from './security-code.ts'

/** The card form's fields, named as the specification names them (commerce §3). */
export interface CardFields {
  cardNumber: string
  cardMonth: string
  cardYear: string
  cardCvv: string
}

export type CardProblem = 'card.number' | 'card.number-error' | 'card.month' | 'card.year' | 'card.cvv'
export type CardProblems = Partial<Record<keyof CardFields, CardProblem>>

/** Which message belongs under which field; none when the card can be encrypted and sent (commerce §5, Card). */
export function findCardProblems(fields: CardFields, now: Date): CardProblems {
  const number = readCardNumber(fields.cardNumber)
  const month = readExpiryMonth(fields.cardMonth, now)
  const year = readExpiryYear(fields.cardYear, now)
  return {
    ...(!number.isValid && { cardNumber: number.digits === '' ? 'card.number' : 'card.number-error' }),
    ...((!month.isValid || (year.isCurrentYear && !month.isValidForThisYear)) && { cardMonth: 'card.month' }),
    ...(!year.isValid && { cardYear: 'card.year' }),
    ...(!isSecurityCode(fields.cardCvv.trim(), number.brand) && { cardCvv: 'card.cvv' }),
  }
}

/** The card is complete: number, expiry and security code are all valid (commerce §4, card form visibility). */
export const isCardComplete = (fields: CardFields, now: Date): boolean =>
  Object.keys(findCardProblems(fields, now)).length === 0

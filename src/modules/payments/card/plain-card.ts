import { stripSpaces } from './card-number.ts'
import type { CardFields } from './card-problems.ts'

/** A complete card as gateways read it. */
export function plainCard({ cardNumber, cardMonth, cardYear, cardCvv }: CardFields) {
  const month = String(Number(cardMonth)).padStart(2, '0')
  return { number: stripSpaces(cardNumber), expiry: `${month}/${cardYear.slice(-2)}`, code: cardCvv.trim() }
}

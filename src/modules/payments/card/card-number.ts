import { type CardBrand, isCardBrand } from './brands.ts'
import { cardValidator } from './validator.ts'

export interface CardNumberReading {
  /** The number with its spaces stripped. */
  digits: string
  brand: CardBrand | null
  isValid: boolean
  isPotentiallyValid: boolean
}

export const stripSpaces = (typed: string): string => typed.replace(/\s/g, '')

/** What can be said of a number while it is being typed; digits and spaces only (commerce §5, Card). */
export function readCardNumber(typed: string): CardNumberReading {
  const digits = stripSpaces(typed)
  if (!/^\d*$/.test(digits)) return { digits, brand: null, isValid: false, isPotentiallyValid: false }
  const { card, isValid, isPotentiallyValid } = cardValidator.number(digits)
  const brand = card && isCardBrand(card.type) ? card.type : null
  return { digits, brand, isValid: isValid && brand !== null, isPotentiallyValid }
}

import cardValidator from 'card-validator'

import type { CardBrand } from './brands.ts'
import { readCardNumber } from './card-number.ts'

/** Gaps of a number whose brand is not known yet. */
const EVERY_FOUR = [4, 8, 12]
const LONGEST = 19
/** Where the tail of a longer number than usual begins, whatever the brand. */
const TAIL = 16

/** The mask of the number field, one `0` for each digit: `0000 000000 00000` for American Express. */
export function cardNumberMask(brand: CardBrand | null): string {
  const type = brand ? cardValidator.creditCardType.getTypeInfo(brand) : null
  return spaced('0'.repeat(type ? Math.max(...type.lengths) : LONGEST), type?.gaps ?? EVERY_FOUR)
}

/** The number as people read it, grouped as its brand prints it; what is no digit is left out. */
export function formatCardNumber(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, LONGEST)
  const { brand } = readCardNumber(digits)
  return spaced(digits, brand ? cardValidator.creditCardType.getTypeInfo(brand).gaps : EVERY_FOUR)
}

const spaced = (digits: string, gaps: readonly number[]): string =>
  Array.from(digits, (digit, index) => (gaps.includes(index) || index === TAIL ? ` ${digit}` : digit)).join('')

import type { CardBrand } from './brands.ts'
import { readCardNumber } from './card-number.ts'
import { digitsIn, EVERY_FOUR, grouped, LONGEST } from './grouped.ts'
import { cardValidator } from './validator.ts'

/** The mask of the number field, one `0` for each digit: `0000 000000 00000` for American Express. */
export function cardNumberMask(brand: CardBrand | null): string {
  const type = brand ? cardValidator.creditCardType.getTypeInfo(brand) : null
  return grouped('0'.repeat(type ? Math.max(...type.lengths) : LONGEST), type?.gaps ?? EVERY_FOUR)
}

/** The number as people read it, grouped as its brand prints it; what is no digit is left out. */
export function formatCardNumber(typed: string): string {
  const digits = digitsIn(typed)
  const { brand } = readCardNumber(digits)
  return grouped(digits, brand ? cardValidator.creditCardType.getTypeInfo(brand).gaps : EVERY_FOUR)
}

import cardValidator from 'card-validator'
import { isCardBrand } from './brands.ts'

// It knows more brands than the specification, and a number that could be of two brands is of neither.
for (const brand of Object.values(cardValidator.creditCardType.types)) {
  if (!isCardBrand(brand)) cardValidator.creditCardType.removeCard(brand)
}

export { cardValidator }

import type { CardBrand } from './brands.ts'

/** Four digits for American Express, else three, and three while the brand is not known (commerce §5, Card). */
export const securityCodeLength = (brand: CardBrand | null): 3 | 4 => (brand === 'american-express' ? 4 : 3)

export const isSecurityCode = (typed: string, brand: CardBrand | null): boolean =>
  /^\d+$/.test(typed) && typed.length === securityCodeLength(brand)

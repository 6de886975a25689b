/** The brands that validation recognises (commerce §5, Card). */
export const CARD_BRANDS = [
  'visa',
  'mastercard',
  'american-express',
  'diners-club',
  'discover',
  'jcb',
  'unionpay',
  'maestro',
  'elo',
  'mir',
  'hiper',
  'hipercard',
] as const
export type CardBrand = (typeof CARD_BRANDS)[number]

/** The brands shown with their logos (commerce §5, Card). */
export const LOGO_BRANDS = [
  'mastercard',
  'visa',
  'discover',
  'american-express',
] as const satisfies readonly CardBrand[]

export const BRAND_NAMES: Record<CardBrand, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  'american-express': 'American Express',
  'diners-club': 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  maestro: 'Maestro',
  elo: 'Elo',
  mir: 'Mir',
  hiper: 'Hiper',
  hipercard: 'Hipercard',
}

export const isCardBrand = (value: string): value is CardBrand => (CARD_BRANDS as readonly string[]).includes(value)

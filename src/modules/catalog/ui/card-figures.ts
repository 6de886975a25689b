import type { CardEvergreen, ProductCard } from '../contract.ts'

export type CardFigures = Pick<
  ProductCard,
  'amount' | 'is_from' | 'standard_amount' | 'reference_amount' | 'currency' | 'evergreens'
>

/** The price of a card while an offer runs. */
export const asOffered = (price: CardFigures, offer: CardEvergreen): CardFigures => ({
  ...price,
  amount: offer.amount,
  standard_amount: offer.standard_amount,
  reference_amount: offer.reference_amount,
})

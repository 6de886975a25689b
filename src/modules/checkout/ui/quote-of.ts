import type { OfferVariant } from '#modules/catalog/contract.ts'
import type { Quote } from '#modules/offers/contract.ts'
import type { Checkout } from '../contract.ts'

/** What a variant alone costs, as the server reckoned it. */
export const quoteOf = ({ quotes }: Checkout, { id }: OfferVariant): Quote =>
  quotes.find(({ lines }) => lines.some(({ variant_id }) => variant_id === id))!

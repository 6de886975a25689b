import { z } from 'zod'
import { ProductCard, Sale } from '#modules/catalog/contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'

export const BuyCard = ProductCard.extend({
  /** whether it can be bought now */
  is_enrollment_enabled: z.boolean(),
  /** null where it is on sale without an end, to as many as want it */
  sale: Sale.nullable(),
  /** where it is bought, or where one of its variants is chosen */
  buy_path: z.string(),
})
export type BuyCard = z.output<typeof BuyCard>

export const getBuyCard = endpoint('GET /json/products/:productId/buy-card', {
  summary: 'A product as its card on other sites shows it, the same for everyone; null while it is no published one',
  access: 'anyone',
  answer: z.object({ card: BuyCard.nullable() }),
})

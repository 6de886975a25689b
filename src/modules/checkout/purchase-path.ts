import { purchasePath } from '#modules/catalog/bought/vocabulary.ts'
import type { ProductKind } from '#modules/catalog/vocabulary.ts'

interface Bought {
  kind: ProductKind
  slug: string
}

/** Where a buyer hands out what they bought for others. */
const accessManagerPath = (productId: string): string => `/home/access-manager/${productId}`

/** Where a buyer sees what became of what they gave. */
export const GIFTS_PATH = '/my/orders'

interface ForWhom {
  seats: number
  gift?: object | null | undefined
}

/** Where whoever has just bought goes on: to others first, where there are any. */
export function wayOnFrom(product: Bought & { id: string }, { seats, gift }: ForWhom): string {
  if (gift) return GIFTS_PATH
  return seats > 0 ? accessManagerPath(product.id) : purchasePath(product)
}

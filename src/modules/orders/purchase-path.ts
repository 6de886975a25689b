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

interface Asked {
  chosen_amount?: number | undefined
  quantity?: number | undefined
  own_seat?: boolean | undefined
  gift?: object | undefined
  promo_code?: string | undefined
  bump_ids?: readonly string[] | undefined
  slot?: string | undefined
}

interface Chosen {
  slug: string
  variant: { id: string; position: number | null }
  /** the order after which it is offered */
  after: string | undefined
}

/** The checkout as it was left: what was chosen there, and is not so by itself, stands in its address. */
export function checkoutPath({ slug, variant, after }: Chosen, asked: Asked): string {
  const { chosen_amount: amount, quantity = 1, own_seat, gift, promo_code, bump_ids = [], slot } = asked
  const chosen = {
    after,
    variant: variant.position !== 1 || amount !== undefined ? variant.id : undefined,
    amount,
    quantity: quantity > 1 ? quantity : undefined,
    others: own_seat === false ? 1 : undefined,
    gift: gift && 1,
    code: promo_code,
    bumps: bump_ids.join(',') || undefined,
    slot,
  }
  const given = Object.entries(chosen).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return given.length > 0 ? `/${slug}/checkout?${new URLSearchParams(given)}` : `/${slug}/checkout`
}

interface ForWhom {
  seats: number
  gift?: object | null | undefined
}

/** Where whoever has just bought goes on: to others first, where there are any. */
export function wayOnFrom(product: Bought & { id: string }, { seats, gift }: ForWhom): string {
  if (gift) return GIFTS_PATH
  return seats > 0 ? accessManagerPath(product.id) : purchasePath(product)
}

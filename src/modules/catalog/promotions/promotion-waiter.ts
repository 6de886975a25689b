import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm'
import type { Waiter } from '#modules/waiting/index.ts'
import { WAITING_MAX } from '#modules/waiting/vocabulary.ts'
import { DAY } from '#platform/clock.ts'
import { editorPath } from '../editor/vocabulary.ts'
import { products, promotions, variants } from '../tables.ts'

const SOON_DAYS = 3

/** Promotions that are about to end; leads to the one that ends first. */
export const promotionWaiter: Waiter = {
  kind: 'promotion',
  right: 'change-products',
  async count({ tx, now }) {
    const soon = new Date(now.getTime() + SOON_DAYS * DAY)
    const ending = await tx
      .select({ id: products.id, kind: products.kind })
      .from(promotions)
      .innerJoin(variants, eq(variants.id, promotions.variantId))
      .innerJoin(products, and(eq(products.id, variants.productId), eq(products.status, 'published')))
      .where(and(isNull(promotions.endedAt), gt(promotions.endsAt, now), lte(promotions.endsAt, soon)))
      .orderBy(asc(promotions.endsAt), asc(promotions.id))
      .limit(WAITING_MAX)
    const [first] = ending
    return { count: ending.length, path: first ? `${editorPath(first)}/price` : '/home/products' }
  },
}

import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { editorPath, listPath } from '#modules/catalog/editor/vocabulary.ts'
import { products } from '#modules/catalog/tables.ts'
import type { Waiter } from '#modules/waiting/index.ts'
import { WAITING_MAX } from '#modules/waiting/vocabulary.ts'

/** Events to come of which every place is taken: more could be made, or another date. Leads to the one that comes first. */
export const eventWaiter: Waiter = {
  kind: 'full_event',
  right: 'keep-attendance',
  async count({ tx, now }) {
    const full = await tx
      .select({ id: products.id })
      .from(products)
      .where(
        and(
          eq(products.kind, 'live_event'),
          eq(products.status, 'published'),
          gt(products.takesPlaceUntil, now),
          sql`${products.stockSold} >= ${products.stockLimit}`,
        ),
      )
      .orderBy(asc(products.takesPlaceUntil), asc(products.id))
      .limit(WAITING_MAX)
    const [first] = full
    const path = first ? `${editorPath({ kind: 'live_event', id: first.id })}/participants` : listPath('live_event')
    return { count: full.length, path }
  },
}

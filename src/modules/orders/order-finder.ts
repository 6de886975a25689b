import { desc, eq, inArray, sql } from 'drizzle-orm'
import type { Finder } from '#modules/palette/index.ts'
import { buyerName } from '#modules/people/columns.ts'
import { people } from '#modules/people/tables.ts'
import { titlesOfOrder } from './list-orders.ts'
import { ordersWithWords } from './orders-that-match.ts'
import { orders } from './tables.ts'

/** Orders by number, buyer, company or what was bought. */
export const orderFinder: Finder = {
  kind: 'order',
  right: 'see-orders',
  async find({ tx }, q, most) {
    const rows = await tx
      .select({ id: orders.id, number: orders.number, title: titlesOfOrder, buyer: buyerName })
      .from(orders)
      .innerJoin(people, eq(people.id, orders.studentId))
      .where(inArray(orders.id, sql`(${ordersWithWords(q, { most })})`))
      .orderBy(desc(orders.createdAt), desc(orders.id))
    return rows.map(({ id, number, title, buyer }) => ({
      id,
      title: number,
      detail: [buyer, title].filter(Boolean).join(' · '),
      path: `/home/orders/${id}`,
    }))
  },
}

import { type SQL, sql } from 'drizzle-orm'
import { orders } from '../tables.ts'

/**
 * SQL: of a further period in `orders`, when the order that it goes on with was agreed and given, and what was consented to then; null of any other.
 * The right to leave is one for all of them (CJEU C-565/22).
 */
export const agreedBefore = {
  agreedAt: sql`(
    select first_order.fulfilled_at from ${orders} as first_order where first_order.id = ${orders.renewsOrderId})`.mapWith(
    orders.fulfilledAt,
  ) as SQL<Date | null>,
  agreedTo: sql`(
    select first_order.consents from ${orders} as first_order where first_order.id = ${orders.renewsOrderId})`.mapWith(
    orders.consents,
  ) as SQL<(typeof orders.$inferSelect)['consents'] | null>,
}

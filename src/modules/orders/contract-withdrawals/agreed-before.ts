import { type SQL, sql } from 'drizzle-orm'
import { orders } from '../tables.ts'

/** SQL: of a further period in `orders`, when the order that it goes on with was agreed and given; null of any other. */
export const agreedBefore: SQL<Date | null> = sql`(
  select first_order.fulfilled_at from ${orders} as first_order where first_order.id = ${orders.renewsOrderId})`.mapWith(
  orders.fulfilledAt,
)

import { and, eq, isNull, sql } from 'drizzle-orm'
import { orders } from './tables.ts'

/** SQL: its buyer is paying for it at the moment; a further period is charged without them. As `orders_one_being_paid` says it. */
export const isBeingPaid = and(eq(orders.status, sql`'paying'`), isNull(orders.renewsOrderId))

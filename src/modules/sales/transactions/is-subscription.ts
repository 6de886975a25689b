import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { variants } from '#modules/catalog/tables.ts'
import { orderLines } from '#modules/orders/tables.ts'

/** SQL: whether anything of the order is a membership. */
export const isSubscription = (orderId: PgColumn): SQL<boolean> =>
  sql`(${orderId} in (
    select ${orderLines.orderId} from ${orderLines} join ${variants} on ${variants.id} = ${orderLines.variantId}
    where ${variants.paymentModel} = 'membership'))`

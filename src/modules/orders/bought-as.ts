import { sql } from 'drizzle-orm'
import { buyerEmail, buyerName } from '#modules/people/columns.ts'
import { mergedAccounts } from '#modules/people/tables.ts'
import { orders } from './tables.ts'

/** SQL: of an order and its buyer in `people`, who that was when they bought it, though the account has become one with another since. */
export const nameAsBought = sql<string>`coalesce((select ${mergedAccounts.name} from ${mergedAccounts} where ${mergedAccounts.id} = ${orders.boughtAsId}), ${buyerName})`
export const emailAsBought = sql<string>`coalesce((select ${mergedAccounts.email} from ${mergedAccounts} where ${mergedAccounts.id} = ${orders.boughtAsId}), ${buyerEmail})`

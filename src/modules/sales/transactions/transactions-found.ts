import { and, inArray, type SQL, sql } from 'drizzle-orm'
import { ordersWithWords, readOrderNumber } from '#modules/orders/index.ts'
import { orderLines } from '#modules/orders/tables.ts'
import { transactions } from '#modules/payments/tables.ts'
import { IN_OUTCOME } from '#modules/payments/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import { readCursor } from '#platform/db/paging.ts'
import { typedWords } from '#platform/db/typed-words.ts'
import { endOfDay, startOfDay } from '#platform/time/days.ts'
import type { TransactionSort } from '../vocabulary.ts'
import type { TransactionFilter } from './contract.ts'
import { isSubscription } from './is-subscription.ts'

interface Part {
  sort?: TransactionSort | undefined
  cursor?: string | undefined
  most: number
}

type Where = Pick<Ctx, 'school'>

/** SQL, ids in the order of the list, by `find_transactions` (migrations): under row-level security PostgreSQL uses no trigram index. */
export function transactionsFound(at: Where, filter: TransactionFilter, { sort, cursor, most }: Part): SQL {
  const { q, status, type, product_id: productId } = filter
  const { since, before } = daysOf(at, filter)
  return sql`find_transactions(
    ${q ? typedWords(q) : null}, ${q ? readOrderNumber(q) : null}, ${status ?? null}, ${type ?? null}, ${productId ?? null},
    ${since ?? null}, ${before ?? null}, ${sort ?? '-date'}, ${cursor ? readCursor(cursor).id : null}, ${most})`
}

/** The same as a condition, for sums: of what only narrows time and status all stands in one index. */
export function transactionsThatMatch(at: Where, filter: TransactionFilter): SQL | undefined {
  const { q, status, type, product_id: productId } = filter
  const { since, before } = daysOf(at, filter)
  const subscription = isSubscription(transactions.orderId)
  return and(
    since ? sql`${transactions.createdAt} >= ${since}` : undefined,
    before ? sql`${transactions.createdAt} < ${before}` : undefined,
    status === 'returned' ? sql`${transactions.refundedAmount} > 0` : undefined,
    status && status !== 'returned' ? inArray(transactions.status, [...IN_OUTCOME[status]]) : undefined,
    type && (type === 'subscription' ? subscription : sql`not ${subscription}`),
    productId
      ? sql`${transactions.orderId} in (select ${orderLines.orderId} from ${orderLines} where ${orderLines.productId} = ${productId})`
      : undefined,
    q ? sql`${transactions.orderId} in (${ordersWithWords(q, {})})` : undefined,
  )
}

function daysOf({ school: { timeZone } }: Where, { from, until }: TransactionFilter) {
  return {
    since: from && startOfDay(from, timeZone).toISOString(),
    before: until && new Date(endOfDay(until, timeZone).getTime() + 1).toISOString(),
  }
}

import { and, eq, exists, sql } from 'drizzle-orm'
import { isPaymentOf } from '#modules/payments/index.ts'
import { disputes, transactions } from '#modules/payments/tables.ts'
import { buyerEmail, buyerName } from '#modules/people/columns.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { nextPage, pageFrom } from '#platform/db/paging.ts'
import { placeCursor, readPlace, sorted } from '#platform/db/sorted.ts'
import { lineDiscounts, orderLines, orders } from './tables.ts'
import type { listOrders as endpoint } from './contract.ts'
import { type CodeFinder, openRequest, ordersThatMatch } from './orders-that-match.ts'
import { viewOrderRow } from './view.ts'
import { ORDER_SORTS, type OrderSort } from './vocabulary.ts'

const PAGE = 30

/** Refuses with 404 a code that is not there. */
export async function listOrders(ctx: Ctx, { cursor, ...asked }: Input<typeof endpoint>, codes: CodeFinder) {
  const { sort = ORDER_SORTS[0], ...filter } = asked
  const { after, order } = sorted({ sort, keys: SORT_KEYS, id: orders.id, cursor })
  const lastId = cursor && readPlace(cursor).id
  const rows = await ordersFound(ctx)
    .where(and(await ordersThatMatch(ctx, filter, codes, { sort, lastId, most: PAGE + 1 }), after))
    .orderBy(...order)
    .limit(PAGE + 1)
  return pageFrom(rows, PAGE, viewOrderRow, ({ order }) =>
    nextPage('/json/home/orders', asked, placeCursor({ place: placeIn(sort, order), id: order.id })),
  )
}

const SORT_KEYS = {
  placed: { by: orders.createdAt, type: 'timestamptz' },
  amount: { by: orders.amount, type: 'int' },
} as const

const placeIn = (sort: OrderSort, { amount, createdAt }: typeof orders.$inferSelect): string =>
  sort === 'amount' || sort === '-amount' ? String(amount) : createdAt.toISOString()

/** Orders with their buyers and what of their payments went back; a condition is to be added. */
export const ordersFound = ({ tx }: Ctx) =>
  tx
    .select({
      order: orders,
      title: titlesOfOrder,
      buyer: { id: people.id, name: buyerName, email: buyerEmail },
      promoCode: takenOffByCode,
      isRefundRequested: sql<boolean>`${exists(openRequest({ tx }))}`,
      refunded: transactions.refundedAmount,
      dispute: disputes.state,
    })
    .from(orders)
    .innerJoin(people, eq(people.id, orders.studentId))
    .leftJoin(transactions, isPaymentOf(orders.id))
    .leftJoin(disputes, eq(disputes.transactionId, transactions.id))
    .$dynamic()

/** Of all its lines, as they were named then. */
export const titlesOfOrder = sql<string>`(
  select string_agg(line.title, ' + ' order by line.position) from ${orderLines} line where line.order_id = ${orders.id})`

const takenOffByCode = sql<{ code: string; amount: number } | null>`(
  select json_build_object('code', min(${lineDiscounts.code}), 'amount', sum(${lineDiscounts.amount}))
  from ${lineDiscounts} join ${orderLines} reduced on reduced.id = ${lineDiscounts.lineId}
  where reduced.order_id = ${orders.id} and ${lineDiscounts.source} = 'code' having count(*) > 0)`

import { and, eq, exists, inArray, sql } from 'drizzle-orm'
import { disputes, transactions } from '#modules/payments/tables.ts'
import { buyerEmail, buyerName } from '#modules/people/columns.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { cursorOf, pageFrom } from '#platform/db/paging.ts'
import { lineDiscounts, orderLines, orders } from './tables.ts'
import type { listOrders as endpoint } from './contract.ts'
import { type CodeFinder, openRequest, ordersThatMatch } from './orders-that-match.ts'
import { viewOrderRow } from './view.ts'

const PAGE = 30

/** Refuses with 404 a code that is not there. */
export async function listOrders(ctx: Ctx, { cursor, ...filter }: Input<typeof endpoint>, codes: CodeFinder) {
  const rows = await ordersFound(ctx)
    .where(await ordersThatMatch(ctx, filter, codes, { cursor, most: PAGE + 1 }))
    .orderBy(sql`${orders.createdAt} desc nulls last`, sql`${orders.id} desc nulls last`)
    .limit(PAGE + 1)
  return pageFrom(rows, PAGE, viewOrderRow, ({ order }) => {
    const given = Object.entries(filter).filter((each): each is [string, string] => Boolean(each[1]))
    return `/json/home/orders?${new URLSearchParams([...given, ['cursor', cursorOf(order)]])}`
  })
}

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
    .leftJoin(
      transactions,
      and(eq(transactions.orderId, orders.id), inArray(transactions.status, ['PERFORMED', 'CLEARED'])),
    )
    .leftJoin(disputes, eq(disputes.transactionId, transactions.id))
    .$dynamic()

/** Of all its lines, as they were named then. */
export const titlesOfOrder = sql<string>`(
  select string_agg(line.title, ' + ' order by line.position) from ${orderLines} line where line.order_id = ${orders.id})`

const takenOffByCode = sql<{ code: string; amount: number } | null>`(
  select json_build_object('code', min(${lineDiscounts.code}), 'amount', sum(${lineDiscounts.amount}))
  from ${lineDiscounts} join ${orderLines} reduced on reduced.id = ${lineDiscounts.lineId}
  where reduced.order_id = ${orders.id} and ${lineDiscounts.source} = 'code' having count(*) > 0)`

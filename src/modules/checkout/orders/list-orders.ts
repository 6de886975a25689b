import { and, eq, exists, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { transactions } from '#modules/payments/tables.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { canonicalEmail } from '#platform/contract/is-email.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { cursorOf, olderThan, pageFrom } from '#platform/db/paging.ts'
import { getCodeRow } from '../codes/get-code.ts'
import { refundRequests } from '../refund-requests/tables.ts'
import { claims, lineDiscounts, orderLines, orders } from '../tables.ts'
import { readOrderNumber } from '../withdrawals/read-order-number.ts'
import type { listOrders as endpoint } from './contract.ts'
import { viewOrderRow } from './view.ts'

const PAGE = 30

/**
 * What is looked for is a number or an address: each has an index of its own, however many orders there are. Refuses with 404 a
 * code that is not there.
 */
export async function listOrders(ctx: Ctx, { q, status, code_id: codeId, cursor }: Input<typeof endpoint>) {
  if (codeId) await getCodeRow(ctx, codeId)
  const rows = await ordersFound(ctx)
    .where(
      and(
        q ? lookedFor(ctx, q) : undefined,
        status === 'refund_requested' ? exists(openRequest(ctx)) : status && eq(orders.status, status),
        codeId ? boughtWith(ctx, codeId) : undefined,
        olderThan(orders.createdAt, orders.id, cursor),
      ),
    )
    .orderBy(sql`${orders.createdAt} desc nulls last`, sql`${orders.id} desc nulls last`)
    .limit(PAGE + 1)
  return pageFrom(rows, PAGE, viewOrderRow, ({ order }) => {
    const filter = { ...(q && { q }), ...(status && { status }), ...(codeId && { code_id: codeId }) }
    return `/json/home/orders?${new URLSearchParams({ ...filter, cursor: cursorOf(order) })}`
  })
}

/** Orders with their buyers and what of their payments went back; a condition is to be added. */
export const ordersFound = ({ tx }: Ctx) =>
  tx
    .select({
      order: orders,
      title: titlesOfOrder,
      buyer: { id: people.id, name: people.name, email: people.email },
      promoCode: takenOffByCode,
      isRefundRequested: sql<boolean>`${exists(openRequest({ tx }))}`,
      refunded: transactions.refundedAmount,
    })
    .from(orders)
    .innerJoin(people, eq(people.id, orders.studentId))
    .leftJoin(
      transactions,
      and(eq(transactions.orderId, orders.id), inArray(transactions.status, ['PERFORMED', 'CLEARED'])),
    )
    .$dynamic()

/** Of all its lines, as they were named then. */
export const titlesOfOrder = sql<string>`(
  select string_agg(line.title, ', ' order by line.position) from ${orderLines} line where line.order_id = ${orders.id})`

const openRequest = ({ tx }: Pick<Ctx, 'tx'>) =>
  tx
    .select({ id: refundRequests.id })
    .from(refundRequests)
    .where(and(eq(refundRequests.orderId, orders.id), isNull(refundRequests.settledAt)))

const takenOffByCode = sql<{ code: string; amount: number } | null>`(
  select json_build_object('code', min(${lineDiscounts.code}), 'amount', sum(${lineDiscounts.amount}))
  from ${lineDiscounts} join ${orderLines} reduced on reduced.id = ${lineDiscounts.lineId}
  where reduced.order_id = ${orders.id} and ${lineDiscounts.source} = 'code' having count(*) > 0)`

/** Those that hold it, or were paid with it, though all of that may have gone back since. */
function boughtWith({ tx }: Ctx, codeId: string): SQL | undefined {
  const used = (isHeld?: SQL) =>
    tx
      .select({ id: claims.orderId })
      .from(claims)
      .where(and(eq(claims.resource, 'code'), eq(claims.resourceId, codeId), isHeld))
  return or(
    inArray(orders.id, used(ne(claims.state, 'released'))),
    and(isNotNull(orders.fulfilledAt), inArray(orders.id, used())),
  )
}

function lookedFor({ tx }: Ctx, q: string): SQL {
  if (!q.includes('@')) return eq(orders.number, readOrderNumber(q))
  const theirs = tx
    .select({ id: people.id })
    .from(people)
    .where(sql`lower(${people.email}) = lower(${canonicalEmail(q)})`)
  return inArray(orders.studentId, theirs)
}

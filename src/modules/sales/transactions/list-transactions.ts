import { eq, sql } from 'drizzle-orm'
import { getProduct } from '#modules/catalog/index.ts'
import { orders } from '#modules/orders/tables.ts'
import { titlesOfOrder } from '#modules/orders/index.ts'
import { transactions } from '#modules/payments/tables.ts'
import { buyerEmail, buyerName } from '#modules/people/columns.ts'
import { people } from '#modules/people/tables.ts'
import { orderLines } from '#modules/orders/tables.ts'
import { seatPools } from '#modules/seats/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { cursorOf, nextPage, pageFrom } from '#platform/db/paging.ts'
import type { listTransactions as endpoint } from './contract.ts'
import { isSubscription } from './is-subscription.ts'
import { transactionsFound } from './transactions-found.ts'
import { viewTransactionRow } from './view.ts'

const PAGE = 30

type Asked = Input<typeof endpoint>

/** Refuses with 404 a product that is not there. */
export async function listTransactions(ctx: Ctx, { cursor, ...asked }: Asked) {
  const product = asked.product_id ? (await getProduct(ctx, { productId: asked.product_id })).product : null
  const rows = await transactionRows(ctx)
    .innerJoin(
      sql`${transactionsFound(ctx, asked, { sort: asked.sort, cursor, most: PAGE + 1 })} with ordinality as found (id, place)`,
      eq(transactions.id, sql`found.id`),
    )
    .orderBy(sql`found.place`)
  const page = pageFrom(rows, PAGE, viewTransactionRow, ({ transaction }) =>
    nextPage('/json/home/transactions', asked, cursorOf(transaction)),
  )
  return { ...page, product: product && { id: product.id, title: product.title } }
}

/** Transactions with their orders and buyers; a condition is to be added. */
export const transactionRows = ({ tx }: Pick<Ctx, 'tx'>) =>
  tx
    .select({
      transaction: transactions,
      order: { id: orders.id, number: orders.number },
      title: titlesOfOrder,
      buyer: { id: people.id, name: buyerName, email: buyerEmail },
      isSubscription: isSubscription(orders.id),
      quantity: quantityOf,
      invitations: invitationsOf,
    })
    .from(transactions)
    .innerJoin(orders, eq(orders.id, transactions.orderId))
    .innerJoin(people, eq(people.id, orders.studentId))
    .$dynamic()

const quantityOf = sql`(
  select sum(${orderLines.quantity}) from ${orderLines} where ${orderLines.orderId} = ${orders.id})`.mapWith(Number)

const invitationsOf = sql`(
  select coalesce(sum(${seatPools.taken}), 0) from ${seatPools} join ${orderLines} on ${orderLines.id} = ${seatPools.orderLineId}
  where ${orderLines.orderId} = ${orders.id})`.mapWith(Number)

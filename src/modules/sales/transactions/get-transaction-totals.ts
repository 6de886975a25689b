import { sql } from 'drizzle-orm'
import { getProduct } from '#modules/catalog/index.ts'
import { ordersWithWords } from '#modules/orders/index.ts'
import { transactionFees } from '#modules/payments/index.ts'
import { transactions } from '#modules/payments/tables.ts'
import { IN_OUTCOME } from '#modules/payments/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import { atMost } from '#platform/db/paging.ts'
import type { TransactionFilter, TransactionTotal } from './contract.ts'
import { transactionsThatMatch } from './transactions-found.ts'

/** Of so many found by words, a product or a type there are sums; more would take seconds. By days and status alone there are always. */
const MOST = 20_000

interface Totals {
  totals: TransactionTotal[]
  is_too_many: boolean
}

const TOO_MANY: Totals = { totals: [], is_too_many: true }

/** Refuses with 404 a product that is not there. */
export async function getTransactionTotals(ctx: Ctx, filter: TransactionFilter): Promise<Totals> {
  if (filter.product_id) await getProduct(ctx, { productId: filter.product_id })
  if (filter.q && (await hasManyOrders(ctx, filter.q))) return TOO_MANY
  const isBounded = Boolean(filter.q || filter.product_id || filter.type)
  const found = ctx.tx
    .select({
      currency: transactions.currency,
      status: transactions.status,
      amount: transactions.amount,
      refundedAmount: transactions.refundedAmount,
      fees: transactionFees.as('fees'),
    })
    .from(transactions)
    .where(transactionsThatMatch(ctx, filter))
    .$dynamic()
  const some = (isBounded ? found.limit(atMost(MOST + 1)) : found).as('found')
  const totals = await ctx.tx
    .select({
      currency: some.currency,
      transactions_count: sql`count(*)`.mapWith(Number),
      completed_amount: sql`coalesce(sum(${some.amount}) filter (where ${some.status} in (${COMPLETED})), 0)`.mapWith(
        Number,
      ),
      refunded_amount: sql`sum(${some.refundedAmount})`.mapWith(Number),
      fees: sql`sum(${some.fees})`.mapWith(Number),
    })
    .from(some)
    .groupBy(some.currency)
    .orderBy(some.currency)
  const count = totals.reduce((sum, { transactions_count: counted }) => sum + counted, 0)
  return isBounded && count > MOST ? TOO_MANY : { totals, is_too_many: false }
}

async function hasManyOrders({ tx }: Ctx, q: string): Promise<boolean> {
  const { rows } = await tx.execute<{ is_more: boolean }>(
    sql`select count(*) > ${MOST} as is_more from (${ordersWithWords(q, { most: MOST + 1 })}) as found`,
  )
  return rows[0]!.is_more
}

const COMPLETED = sql.join(
  IN_OUTCOME.completed.map((status) => sql`${status}`),
  sql`, `,
)

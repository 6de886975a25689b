import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { isId } from '#platform/ids.ts'
import { prepared } from '#platform/db/prepared.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { type Transaction, transactions } from './tables.ts'

/** @throws NotFound */
export async function getByHash({ tx }: Ctx, hash: string): Promise<Transaction> {
  const [row] = await transactionByHash(tx, { hash })
  return foundOr404(row)
}

/** What gateways call a key need not be one of ours. */
export async function findTransaction({ tx }: Ctx, id: string): Promise<Transaction | undefined> {
  if (!isId(id)) return undefined
  const [row] = await transactionById(tx, { id })
  return row
}

/** @throws NotFound */
export const getTransaction = async (ctx: Ctx, id: string): Promise<Transaction> =>
  foundOr404(await findTransaction(ctx, id))

/** By which an order is paid, else the newest attempt to pay it; undefined when there was none. */
export async function findTransactionOf({ tx }: Ctx, orderId: string): Promise<Transaction | undefined> {
  const [row] = await transactionOfOrder(tx, { orderId })
  return row
}

const transactionById = prepared('transaction_by_id', (tx) =>
  tx
    .select()
    .from(transactions)
    .where(eq(transactions.id, sql.placeholder('id'))),
)

const transactionByHash = prepared('transaction_by_hash', (tx) =>
  tx
    .select()
    .from(transactions)
    .where(eq(transactions.hash, sql.placeholder('hash'))),
)

const transactionOfOrder = prepared('transaction_of_order', (tx) =>
  tx
    .select()
    .from(transactions)
    .where(eq(transactions.orderId, sql.placeholder('orderId')))
    .orderBy(
      sql`(${transactions.status} in ('PERFORMED', 'CLEARED') and not ${transactions.isBeside}) desc, ${transactions.createdAt} desc`,
    )
    .limit(1),
)

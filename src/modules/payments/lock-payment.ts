import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { type Transaction, transactions } from './tables.ts'

/** A payment whose outcome and refunds nobody else decides meanwhile. @throws NotFound */
export async function lockPayment({ tx }: Ctx, transactionId: string): Promise<Transaction> {
  const [locked] = await paymentToLock(tx, { transactionId })
  return foundOr404(locked)
}

const paymentToLock = prepared('payment_to_lock', (tx) =>
  tx
    .select()
    .from(transactions)
    .where(eq(transactions.id, sql.placeholder('transactionId')))
    .for('update'),
)

import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { type Transaction, transactions } from './tables.ts'

/** A payment whose outcome and refunds nobody else decides meanwhile. @throws NotFound */
export async function lockPayment({ tx }: Ctx, transactionId: string): Promise<Transaction> {
  const [locked] = await tx.select().from(transactions).where(eq(transactions.id, transactionId)).for('update')
  return foundOr404(locked)
}

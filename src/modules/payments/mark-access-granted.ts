import { and, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { transactions } from './tables.ts'

/** The last move of a paid transaction. Answers false when it is not (or no longer) to be made. */
export async function markAccessGranted(ctx: Ctx, transactionId: string): Promise<boolean> {
  const marked = await ctx.tx
    .update(transactions)
    .set({ status: 'ACCESS_GRANTED' })
    .where(and(eq(transactions.id, transactionId), inArray(transactions.status, ['PERFORMED', 'CLEARED'])))
    .returning({ id: transactions.id })
  return marked.length > 0
}

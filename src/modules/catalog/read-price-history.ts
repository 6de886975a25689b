import { desc, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '#platform/db/database.ts'
import { priceHistory } from './tables.ts'

/** Each row of the history of these variants, with the moment from which the next one counts; null while it is the last. */
export const appliedPrices = (tx: Tx, variantIds: string[]) =>
  tx
    .select({
      variantId: priceHistory.variantId,
      number: priceHistory.number,
      amount: priceHistory.amount,
      currency: priceHistory.currency,
      appliedFrom: priceHistory.appliedFrom,
      appliedUntil: sql<Date | null>`
        lead(${priceHistory.appliedFrom}) over (partition by ${priceHistory.variantId} order by ${priceHistory.number})`
        .mapWith(priceHistory.appliedFrom)
        .as('applied_until'),
    })
    .from(priceHistory)
    .where(inArray(priceHistory.variantId, variantIds))
    .as('applied_prices')

/** What a variant costs as far as it was written down; undefined before it was offered. */
export async function readLastPrice(tx: Tx, variantId: string): Promise<typeof priceHistory.$inferSelect | undefined> {
  const [last] = await tx
    .select()
    .from(priceHistory)
    .where(eq(priceHistory.variantId, variantId))
    .orderBy(desc(priceHistory.number))
    .limit(1)
  return last
}

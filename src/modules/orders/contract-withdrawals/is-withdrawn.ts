import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { contractWithdrawals } from './tables.ts'

/** Whether the buyer of an order that has not been fulfilled wants it no more; asked under the order's lock. */
export async function isWithdrawn({ tx }: Ctx, orderId: string): Promise<boolean> {
  const [made] = await withdrawalOf(tx, { orderId })
  return made !== undefined
}

const withdrawalOf = prepared('withdrawal_of_order', (tx) =>
  tx
    .select({ id: contractWithdrawals.id })
    .from(contractWithdrawals)
    .where(eq(contractWithdrawals.orderId, sql.placeholder('orderId'))),
)

import { and, inArray, lt } from 'drizzle-orm'
import type { Step } from '#modules/first-steps/index.ts'
import type { Gateways } from './gateways.ts'
import { transactions } from './tables.ts'

/** Where the sandbox bank runs, a school takes its money there by itself. */
export const accountStep = (gateways: Gateways): Step => ({
  name: 'account',
  path: '/home/settings/payments',
  isDone: async (ctx) => (await gateways.capabilitiesFor(ctx)) !== undefined,
})

/** Somebody has paid, and did not get all of it back. */
export const saleStep: Step = {
  name: 'sale',
  path: '/home/orders',
  async isDone({ tx }) {
    const sold = await tx
      .select({ id: transactions.id })
      .from(transactions)
      .where(
        and(
          inArray(transactions.status, ['PERFORMED', 'CLEARED']),
          lt(transactions.refundedAmount, transactions.amount),
        ),
      )
      .limit(1)
    return sold.length > 0
  },
}

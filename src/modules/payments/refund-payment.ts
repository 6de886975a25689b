import { eq } from 'drizzle-orm'
import type { OutsideCtx } from '#platform/context.ts'
import { getTransaction } from './find-transaction.ts'
import { type Gateways, gatewayNamed } from './gateways.ts'
import { transactions } from './tables.ts'

/** Returns the whole amount to the payer, once however often it is asked. @throws ProviderUnavailable */
export async function refundPayment(ctx: OutsideCtx, transactionId: string, gateways: Gateways): Promise<void> {
  const { provider, providerPaymentId, amount, refundedAt } = await ctx.inTransaction((inside) =>
    getTransaction(inside, transactionId),
  )
  if (refundedAt || !providerPaymentId) return
  await gatewayNamed(gateways, provider).refund(providerPaymentId, amount, `${transactionId}:whole`)
  await ctx.inTransaction(({ tx, now }) =>
    tx.update(transactions).set({ refundedAt: now }).where(eq(transactions.id, transactionId)),
  )
}

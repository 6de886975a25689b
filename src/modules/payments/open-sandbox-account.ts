import type { Ctx } from '#platform/context.ts'
import { findActiveAccount } from './find-account.ts'
import { type PaymentAccount, paymentAccounts } from './tables.ts'

/**
 * A school that has connected no gateway takes money through the sandbox bank where there is one; nobody has to ask. Safe to repeat,
 * also by several at once. Undefined when it was switched off for the school.
 */
export async function openSandboxAccount(ctx: Ctx): Promise<PaymentAccount | undefined> {
  await ctx.tx.insert(paymentAccounts).values({ gateway: 'sandbox', mode: 'test' }).onConflictDoNothing()
  return findActiveAccount(ctx)
}

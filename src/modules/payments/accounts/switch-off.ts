import { and, eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { foundOr404, refuseUnless } from '#platform/refusal.ts'
import { findAccount } from '../find-account.ts'
import { AccountIsAnother } from '../gateways.ts'
import { paymentAccounts } from '../tables.ts'
import type { switchPaymentsOff as endpoint } from './contract.ts'

/** Nothing is sold for money until another is connected. Refuses with 409 one that takes no payments any more. */
export async function switchPaymentsOff(ctx: Ctx, { accountId }: Input<typeof endpoint>): Promise<{ done: true }> {
  const account = foundOr404(await findAccount(ctx, accountId))
  const changed = await ctx.tx
    .update(paymentAccounts)
    .set({ status: 'off', offAt: ctx.now })
    .where(and(eq(paymentAccounts.id, accountId), eq(paymentAccounts.status, 'active')))
    .returning({ id: paymentAccounts.id })
  refuseUnless(changed.length > 0, new AccountIsAnother())
  ctx.note({ subject: account.gateway, url: '/home/settings/payments' })
  return { done: true }
}

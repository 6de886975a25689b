import { eq } from 'drizzle-orm'
import type { OutsideCtx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { newId } from '#platform/ids.ts'
import { foundOr404, refuseUnless } from '#platform/refusal.ts'
import { findAccount } from '../find-account.ts'
import { AccountDoesNotWork, AccountIsAnother, CurrencyNotTaken, type Gateways } from '../gateways.ts'
import { takesCurrency } from '../policy.ts'
import { sealCredentials } from '../seal-credentials.ts'
import { paymentAccounts } from '../tables.ts'
import type { connectPaymentAccount as endpoint, PaymentSettings } from './contract.ts'
import { getPaymentSettings } from './get-payment-settings.ts'
import { readAccount } from './typed-account.ts'

/**
 * From now on new payments go through it, once it has been tried and works; each payment keeps the account it began with. Refuses with 409 what does not
 * work, what does not take the school's currency, and what would replace an account that is not the one any more.
 */
export async function connectPaymentAccount(
  ctx: OutsideCtx,
  { account_id: replaces, ...typed }: Input<typeof endpoint>,
  gateways: Gateways,
): Promise<PaymentSettings> {
  if (replaces !== null) foundOr404(await ctx.aside((inside) => findAccount(inside, replaces)))
  const { adapter, credentials } = readAccount(gateways, typed)
  const id = newId()
  const gateway = adapter.connect(credentials, id)
  refuseUnless(takesCurrency(gateway.capabilities, ctx.school.currency), new CurrencyNotTaken())
  const failed = (await gateway.check()).find(({ works }) => !works)
  if (failed) throw new AccountDoesNotWork(failed.says)
  return ctx.answering(async (inside) => {
    const { tx, now } = inside
    const [active] = await tx
      .update(paymentAccounts)
      .set({ status: 'off', offAt: now })
      .where(eq(paymentAccounts.status, 'active'))
      .returning({ id: paymentAccounts.id })
    refuseUnless((active?.id ?? null) === replaces, new AccountIsAnother())
    await tx.insert(paymentAccounts).values({
      id,
      gateway: typed.gateway,
      mode: adapter.mode,
      collectedBy: adapter.collectedBy,
      createdAt: now,
      ...sealCredentials(gateways.keys, id, credentials),
    })
    inside.note({ subject: typed.gateway, url: '/home/settings/payments' })
    return getPaymentSettings(inside, gateways)
  })
}

import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { findNewestAccount } from '../find-account.ts'
import type { Gateways } from '../gateways.ts'
import { paymentAccounts } from '../tables.ts'
import { GATEWAYS } from '../vocabulary.ts'
import { accountColumns, viewAccount } from './account-rows.ts'
import type { PaymentSettings, Provider } from './contract.ts'

export async function getPaymentSettings(ctx: Ctx, { adapters }: Pick<Gateways, 'adapters'>): Promise<PaymentSettings> {
  const [active] = await ctx.tx
    .select(accountColumns(ctx))
    .from(paymentAccounts)
    .where(eq(paymentAccounts.status, 'active'))
  const hadOne = active !== undefined || (await findNewestAccount(ctx)) !== undefined
  return {
    account: active ? viewAccount(active) : null,
    opens_by_itself: !hadOne && adapters.sandbox ? 'sandbox' : null,
    providers: GATEWAYS.flatMap((name): Provider[] => {
      const adapter = adapters[name]
      if (!adapter) return []
      const fields = adapter.fields.map(({ choices = [], usual = null, ...field }) => ({
        ...field,
        choices: [...choices],
        usual,
      }))
      return [{ name, collected_by: adapter.collectedBy, mode: adapter.mode, fields }]
    }),
  }
}

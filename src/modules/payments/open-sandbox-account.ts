import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { findNewestAccount } from './find-account.ts'
import { type PaymentAccount, paymentAccounts } from './tables.ts'

/**
 * A school that never had an account takes money through the sandbox bank where there is one; nobody has to ask. Safe to repeat,
 * also by several at once. Undefined where it has none any more.
 */
export async function openSandboxAccount(ctx: Ctx): Promise<PaymentAccount | undefined> {
  const { tx } = ctx
  await tx.execute(sql`
    insert into ${paymentAccounts} (id, gateway, mode, collected_by) select ${newId()}::uuid, 'sandbox', 'test', 'platform'
    where not exists (select 1 from ${paymentAccounts}) on conflict do nothing`)
  const account = await findNewestAccount(ctx)
  return account?.status === 'active' ? account : undefined
}

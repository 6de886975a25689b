import { asc, desc, eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { type PaymentAccount, paymentAccounts } from './tables.ts'

/** What new payments go through; undefined while the school takes none. */
export async function findActiveAccount({ tx }: Ctx): Promise<PaymentAccount | undefined> {
  const [account] = await tx.select().from(paymentAccounts).where(eq(paymentAccounts.status, 'active'))
  return account
}

export async function findAccount({ tx }: Ctx, id: string): Promise<PaymentAccount | undefined> {
  const [account] = await tx.select().from(paymentAccounts).where(eq(paymentAccounts.id, id))
  return account
}

/** All of a school at one gateway, the active one first. */
export const findAccountsAt = ({ tx }: Ctx, gateway: PaymentAccount['gateway']): Promise<PaymentAccount[]> =>
  tx
    .select()
    .from(paymentAccounts)
    .where(eq(paymentAccounts.gateway, gateway))
    .orderBy(asc(paymentAccounts.status), desc(paymentAccounts.createdAt))

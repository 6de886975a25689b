import { asc, desc, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { type PaymentAccount, paymentAccounts } from './tables.ts'

/** What new payments go through; undefined while the school takes none. */
export async function findActiveAccount({ tx }: Ctx): Promise<PaymentAccount | undefined> {
  const [account] = await activeAccount(tx)
  return account
}

export async function findAccount({ tx }: Ctx, id: string): Promise<PaymentAccount | undefined> {
  const [account] = await accountById(tx, { id })
  return account
}

/** All of a school at one gateway, the active one first. */
export const findAccountsAt = ({ tx }: Ctx, gateway: PaymentAccount['gateway']): Promise<PaymentAccount[]> =>
  accountsAt(tx, { gateway })

const activeAccount = prepared('active_payment_account', (tx) =>
  tx
    .select()
    .from(paymentAccounts)
    .where(eq(paymentAccounts.status, sql`'active'`)),
)

const accountById = prepared('payment_account_by_id', (tx) =>
  tx
    .select()
    .from(paymentAccounts)
    .where(eq(paymentAccounts.id, sql.placeholder('id'))),
)

const accountsAt = prepared('payment_accounts_at', (tx) =>
  tx
    .select()
    .from(paymentAccounts)
    .where(eq(paymentAccounts.gateway, sql.placeholder('gateway')))
    .orderBy(asc(paymentAccounts.status), desc(paymentAccounts.createdAt)),
)

import { asc, desc, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { atMost } from '#platform/db/paging.ts'
import { prepared } from '#platform/db/prepared.ts'
import { type PaymentAccount, paymentAccounts } from './tables.ts'

/** What new payments go through, or where there is none what they went through last; undefined where the school never had one. */
export async function findNewestAccount({ tx }: Ctx): Promise<PaymentAccount | undefined> {
  const [account] = await newestAccount(tx)
  return account
}

export async function findAccount({ tx }: Ctx, id: string): Promise<PaymentAccount | undefined> {
  const [account] = await accountById(tx, { id })
  return account
}

/** All of a school at one gateway, the active one first. */
export const findAccountsAt = ({ tx }: Ctx, gateway: PaymentAccount['gateway']): Promise<PaymentAccount[]> =>
  accountsAt(tx, { gateway })

const newestAccount = prepared('newest_payment_account', (tx) =>
  tx
    .select()
    .from(paymentAccounts)
    .orderBy(asc(paymentAccounts.status), desc(paymentAccounts.createdAt))
    .limit(atMost(1)),
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

import { desc } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { cursorOf, nextPage, olderThan, pageFrom } from '#platform/db/paging.ts'
import { paymentAccounts } from '../tables.ts'
import { accountColumns, viewAccount } from './account-rows.ts'
import type { listPaymentAccounts as endpoint, PaymentAccounts } from './contract.ts'

const PAGE = 20

export async function listPaymentAccounts(ctx: Ctx, { cursor }: Input<typeof endpoint>): Promise<PaymentAccounts> {
  const rows = await ctx.tx
    .select(accountColumns(ctx))
    .from(paymentAccounts)
    .where(olderThan(paymentAccounts.createdAt, paymentAccounts.id, cursor))
    .orderBy(desc(paymentAccounts.createdAt), desc(paymentAccounts.id))
    .limit(PAGE + 1)
  return pageFrom(rows, PAGE, viewAccount, (last) =>
    nextPage('/json/home/settings/payments/accounts', {}, cursorOf(last)),
  )
}

import { sql } from 'drizzle-orm'
import { paymentAccounts, savedCards, transactions } from '../tables.ts'
import type { PaymentAccount } from './contract.ts'

/** Of an account what admins see, with how many of its payments and refunds are under way, and how many cards it keeps for memberships. */
export const accountColumns = {
  id: paymentAccounts.id,
  gateway: paymentAccounts.gateway,
  mode: paymentAccounts.mode,
  collectedBy: paymentAccounts.collectedBy,
  createdAt: paymentAccounts.createdAt,
  offAt: paymentAccounts.offAt,
  underWay: sql<number>`(
    (select count(*) from ${transactions} where ${transactions.accountId} = ${paymentAccounts.id} and ${transactions.settledAt} is null)
    + (select count(*) from ${transactions} where ${transactions.accountId} = ${paymentAccounts.id} and ${transactions.refundingAmount} > 0)
  )`.mapWith(Number),
  keptCards: sql<number>`(
    select count(*) from ${savedCards} where ${savedCards.accountId} = ${paymentAccounts.id} and ${savedCards.forgetAt} is null)`.mapWith(
    Number,
  ),
}

type AccountRow = Pick<
  typeof paymentAccounts.$inferSelect,
  'id' | 'gateway' | 'mode' | 'collectedBy' | 'createdAt' | 'offAt'
> & {
  underWay: number
  keptCards: number
}

export const viewAccount = ({
  id,
  gateway,
  mode,
  collectedBy,
  createdAt,
  offAt,
  underWay,
  keptCards,
}: AccountRow): PaymentAccount => ({
  id,
  gateway,
  mode,
  collected_by: collectedBy,
  since: createdAt.toISOString(),
  until: offAt?.toISOString() ?? null,
  under_way: underWay,
  kept_cards: keptCards,
})

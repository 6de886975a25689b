import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { paymentAccounts, savedCards, transactions } from '../tables.ts'
import type { PaymentAccount } from './contract.ts'

/** Of an account what admins see, with how many of its payments and refunds are under way, and how many cards it keeps for memberships. */
export const accountColumns = ({ tx }: Pick<Ctx, 'tx'>) => ({
  id: paymentAccounts.id,
  gateway: paymentAccounts.gateway,
  mode: paymentAccounts.mode,
  collectedBy: paymentAccounts.collectedBy,
  createdAt: paymentAccounts.createdAt,
  offAt: paymentAccounts.offAt,
  underWay: tx.$count(
    transactions,
    and(
      eq(transactions.accountId, paymentAccounts.id),
      or(isNull(transactions.settledAt), gt(transactions.refundingAmount, 0)),
    ),
  ),
  keptCards: tx.$count(savedCards, and(eq(savedCards.accountId, paymentAccounts.id), isNull(savedCards.forgetAt))),
})

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

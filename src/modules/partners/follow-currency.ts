import { and, eq, exists, isNull, or } from 'drizzle-orm'
import type { CurrencyFollower } from '#modules/schools/index.ts'
import { partnerProducts, partners } from './tables.ts'

/** Whoever gets an amount for a sale earns nothing by it in another currency, until somebody writes another amount: none is converted. */
export const paidPartners: CurrencyFollower = {
  what: 'partners',
  count: ({ tx }) => {
    const byOwnRule = tx
      .select({ id: partnerProducts.partnerId })
      .from(partnerProducts)
      .where(and(eq(partnerProducts.partnerId, partners.id), eq(partnerProducts.commissionKind, 'amount')))
    return tx.$count(
      partners,
      and(isNull(partners.endedAt), or(eq(partners.commissionKind, 'amount'), exists(byOwnRule))),
    )
  },
  // A rule knows its currency (`readRules`).
  follow: async () => undefined,
}

import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { FEE_POINTS_MAX, FEE_VAT_MAX } from './vocabulary.ts'

/** What the platform takes of a payment in a currency; nothing in those that are not here. Payments keep the fee they began with (`freeze_fee`). */
export const platformFees = pgTable(
  'platform_fees',
  {
    currency: text().primaryKey(),
    /** hundredths of a percent of the amount */
    basisPoints: integer().notNull(),
    /** and so much of each, in minor units */
    fixedAmount: integer().notNull(),
    /** percent of the two */
    vatRate: integer().notNull(),
  },
  (t) => [
    check('platform_fees_points', sql`${t.basisPoints} between 0 and ${sql.raw(String(FEE_POINTS_MAX))}`),
    check('platform_fees_fixed', sql`${t.fixedAmount} >= 0`),
    check('platform_fees_vat', sql`${t.vatRate} between 0 and ${sql.raw(String(FEE_VAT_MAX))}`),
  ],
)

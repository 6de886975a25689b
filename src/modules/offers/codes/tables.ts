import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { belongsTo, createdAt, moment, oneOf } from '#platform/db/columns.ts'
import { fallingByName } from '#platform/db/sorted.ts'
import { products } from '#modules/catalog/tables.ts'
import { onlyOwnSchool, schoolId, schoolTable } from '#modules/schools/columns.ts'
import { CHARGES_MAX, CODE_KINDS } from './vocabulary.ts'

/**
 * Letters that take something off at the checkout. Uses are claims: `count_code_uses` counts them here, and neither one too many
 * in all nor one too many by the same buyer is ever let in.
 */
export const codes = schoolTable(
  'codes',
  {
    code: text().notNull(),
    kind: text({ enum: CODE_KINDS }).notNull(),
    /** whole percent, or minor units of the currency */
    value: integer().notNull(),
    currency: text().notNull(),
    /** false: only the products beside it */
    isForAllProducts: boolean().notNull().default(true),
    /** null: from the moment it was made */
    startsAt: moment(),
    endsAt: moment(),
    /** null: as often as anybody likes */
    usesLimit: integer(),
    usesPerPerson: integer(),
    /** what an order has to cost before the code */
    minimumAmount: integer().notNull().default(0),
    isForFirstPurchase: boolean().notNull().default(false),
    /** of what is paid by periods: off how many charges it comes, of which the first is that of the order; null: off all */
    charges: integer().default(1),
    /** since when everybody is told of it, so that the lowest price of the 30 days before stands beside it; null: private */
    announcedAt: moment(),
    stoppedAt: moment(),
    /** claims of it that are held or kept */
    usesCount: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('codes_code').on(t.schoolId, sql`lower(${t.code})`),
    index('codes_by_name').on(t.schoolId, fallingByName(t.code), t.id.desc()),
    index('codes_by_uses').on(t.schoolId, t.usesCount.desc(), t.id.desc()),
    index('codes_by_end').on(t.schoolId, sql`coalesce(${t.endsAt}, 'infinity') desc nulls last`, t.id.desc()),
    index('codes_newest').on(t.schoolId, t.createdAt.desc(), t.id.desc()),
    oneOf('codes_kind', t.kind, CODE_KINDS),
    check('codes_value', sql`${t.value} > 0 and (${t.kind} = 'amount' or ${t.value} <= 100)`),
    check('codes_dates', sql`${t.endsAt} > ${t.startsAt}`),
    check('codes_minimum', sql`${t.minimumAmount} >= 0`),
    check('codes_uses', sql`${t.usesCount} >= 0 and ${t.usesCount} <= ${t.usesLimit}`),
    check('codes_charges', sql`${t.charges} between 1 and ${sql.raw(String(CHARGES_MAX))}`),
    check('codes_uses_per_person', sql`${t.usesPerPerson} > 0`),
    check('codes_first_purchase', sql`not ${t.isForFirstPurchase} or coalesce(${t.usesPerPerson}, 0) = 1`),
  ],
)

/** What a code that is not for everything takes something off. */
export const codeProducts = pgTable(
  'code_products',
  {
    schoolId: schoolId(),
    codeId: belongsTo(() => codes.id),
    productId: belongsTo(() => products.id),
  },
  (t) => [
    primaryKey({ columns: [t.codeId, t.productId] }),
    index('code_products_by_product').on(t.productId),
    onlyOwnSchool(),
  ],
)

export type Code = typeof codes.$inferSelect

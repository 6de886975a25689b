import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { belongsTo } from '#platform/db/columns.ts'
import { products } from '#modules/catalog/tables.ts'
import { partners } from '#modules/partners/tables.ts'
import { onlyOwnSchool, schoolId, schoolTable } from '#modules/schools/columns.ts'

/** How often a product's page and its checkout were opened on one day of the school, by what led there. Nothing says by whom. */
export const productVisits = pgTable(
  'product_visits',
  {
    schoolId: schoolId(),
    productId: belongsTo(() => products.id),
    on: date({ mode: 'string' }).notNull(),
    /** as orders keep it; empty where nothing said so, and for what is too much to be told apart */
    campaign: text().notNull().default(''),
    views: integer().notNull().default(0),
    checkouts: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.on, t.campaign] }),
    index('product_visits_by_campaign')
      .on(t.productId, t.campaign)
      .where(sql`campaign <> ''`),
    index('product_visits_of_school').on(t.schoolId, t.on),
    check('product_visits_counts', sql`${t.views} >= 0 and ${t.checkouts} >= 0`),
    onlyOwnSchool(),
  ],
)

/** What was sold of a product on a day of the school by the way its buyers came, in one currency, less what went back since. */
const sold = () => ({
  on: date({ mode: 'string' }).notNull(),
  productId: belongsTo(() => products.id),
  /** as orders keep it; empty where nothing said so */
  campaign: text().notNull(),
  partnerId: uuid().references(() => partners.id, { onDelete: 'restrict' }),
  currency: text().notNull(),
  /** a further period of what is paid by periods */
  isRenewal: boolean().notNull().default(false),
  amount: bigint({ mode: 'number' }).notNull(),
  /** lines with a price, but for those that went back whole */
  lines: integer().notNull(),
  /** of the lines, those that an order was come for: as many as there are sales */
  sales: integer().notNull(),
})

/** Summed up, so that no figure of a period is read from its orders. */
export const soldDays = schoolTable('sold_days', sold(), (t) => [
  unique('sold_days_once')
    .on(t.schoolId, t.on, t.productId, t.campaign, t.partnerId, t.currency, t.isRenewal)
    .nullsNotDistinct(),
  index('sold_days_by_product').on(t.productId),
  index('sold_days_by_partner').on(t.partnerId),
])

/** What orders and refunds tell (`count_sold`), each a row of its own so that no purchase waits for another; added to the days each minute. */
export const soldChanges = schoolTable('sold_changes', sold(), (t) => [
  index('sold_changes_of_school').on(t.schoolId),
  index('sold_changes_by_product').on(t.productId),
  index('sold_changes_by_partner').on(t.partnerId),
])

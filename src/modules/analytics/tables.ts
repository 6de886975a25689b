import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { belongsTo } from '#platform/db/columns.ts'
import { products } from '#modules/catalog/tables.ts'
import { onlyOwnSchool, schoolId } from '#modules/schools/columns.ts'

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
    check('product_visits_counts', sql`${t.views} >= 0 and ${t.checkouts} >= 0`),
    onlyOwnSchool(),
  ],
)

import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, text, unique } from 'drizzle-orm/pg-core'
import { products } from '#modules/catalog/tables.ts'
import { schoolTable } from '#modules/schools/columns.ts'
import { belongsTo, createdAt } from '#platform/db/columns.ts'
import { LINK_NAME_MAX } from './vocabulary.ts'

/** Links to a product that say what led there. Their numbers are those of the campaign, counted whether it has a link here or not. */
export const campaignLinks = schoolTable(
  'campaign_links',
  {
    productId: belongsTo(() => products.id),
    /** what the admins call it; whoever follows it never sees that */
    name: text().notNull(),
    /** as visits and orders keep it; it never changes, for they hang on it */
    campaign: text().notNull(),
    isArchived: boolean().notNull().default(false),
    /** counts its changes, so that of two who change it at once one is told */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    unique('campaign_links_once').on(t.productId, t.campaign),
    index('campaign_links_newest').on(t.productId, t.isArchived, t.createdAt.desc(), t.id.desc()),
    check('campaign_links_name', sql`length(${t.name}) between 1 and ${sql.raw(String(LINK_NAME_MAX))}`),
    check('campaign_links_campaign', sql`${t.campaign} <> ''`),
  ],
)

import { and, eq, exists, type SQL } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { campaignLinks } from './tables.ts'

/** However many campaigns others make up on a day: one that a school has a link for is counted. */
export const hasLink = (productId: SQL, campaign: SQL): SQL =>
  exists(
    new QueryBuilder()
      .select({ id: campaignLinks.id })
      .from(campaignLinks)
      .where(and(eq(campaignLinks.productId, productId), eq(campaignLinks.campaign, campaign))),
  )

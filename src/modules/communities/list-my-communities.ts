import { sql } from 'drizzle-orm'
import { heldId, listingMine, ownedProducts } from '#modules/access/index.ts'
import { topics } from '#modules/community/tables.ts'
import { listMyCommunities as endpoint, type MyCommunity } from './contract.ts'

/** The communities open to somebody, with the topics that are in them now. */
export const ownedCommunities = ownedProducts<MyCommunity['topics'], typeof endpoint>(endpoint, {
  kind: 'community',
  more: sql`(
    select coalesce(json_agg(json_build_object('id', ${topics.id}, 'title', ${topics.title}) order by ${topics.position}, ${topics.id}), '[]')
    from ${topics} where ${topics.productId} = ${heldId})`,
  view: (community, sold) => ({ ...community, topics: sold }),
})

export const listMyCommunities = listingMine(ownedCommunities)

import { sql } from 'drizzle-orm'
import { heldId, isOpenedBy, listingMine, ownedProducts } from '#modules/access/index.ts'
import { categories, openings, products } from '#modules/catalog/tables.ts'
import { listMyMemberships as endpoint } from './contract.ts'

interface Reach {
  opens_everything: boolean
  categories: string[]
  opened_count: number
}

/** The memberships open to somebody, with what they open now and until when. */
export const ownedMemberships = ownedProducts<Reach, typeof endpoint>(endpoint, {
  kind: 'membership',
  more: sql`(
    select json_build_object('opens_everything', coalesce(bool_or(${openings.everything}), false),
      'categories', coalesce(json_agg(${categories.name} order by ${categories.position}, ${openings.createdAt}, ${openings.id})
        filter (where ${categories.id} is not null), '[]'),
      'opened_count', (select count(*) from ${products} where ${isOpenedBy(heldId)}))
    from ${openings} left join ${categories} on ${categories.id} = ${openings.categoryId}
    where ${openings.membershipId} = ${heldId})`,
  view: (membership, reach) => ({ ...membership, ...reach }),
})

export const listMyMemberships = listingMine(ownedMemberships)

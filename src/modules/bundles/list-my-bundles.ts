import { sql } from 'drizzle-orm'
import { heldId, listingMine, ownedProducts } from '#modules/access/index.ts'
import { inclusions, products } from '#modules/catalog/tables.ts'
import { listMyBundles as endpoint } from './contract.ts'

/** The bundles open to somebody, with what is in them now. */
export const ownedBundles = ownedProducts<string[], typeof endpoint>(endpoint, {
  kind: 'bundle',
  more: sql`(
    select coalesce(json_agg(part.title order by ${inclusions.position}, ${inclusions.id}), '[]')
    from ${inclusions} join ${products} as part on part.id = ${inclusions.productId}
    where ${inclusions.bundleId} = ${heldId})`,
  view: (bundle, parts) => ({ ...bundle, parts }),
})

export const listMyBundles = listingMine(ownedBundles)

import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { openings, products } from '#modules/catalog/tables.ts'
import { MEMBERSHIP_KINDS } from '#modules/catalog/openings/vocabulary.ts'

const opening = alias(openings, 'opening')
const opened = alias(products, 'opened')

const kinds = sql.raw(MEMBERSHIP_KINDS.map((kind) => `'${kind}'`).join(', '))

/** SQL: whether an opening opens a product: a chosen one that was published; by category, or as everything, one that is not hidden either. */
const opens = (product: typeof opened | typeof products): SQL => sql`(
  ${opening.schoolId} = ${product.schoolId} and ${product.publishedAt} is not null
  and (${opening.productId} = ${product.id} or (${opening.productId} is null and not ${product.isHidden}
    and ${product.kind} in (${kinds}) and (${opening.everything} or ${opening.categoryId} = ${product.categoryId}))))`

/** SQL, an array: what opens a product to whoever was granted it: itself, and the memberships to which it belongs now. */
export const openersOf = (product: SQLWrapper): SQL => sql`array(
  select ${product}::uuid
  union all
  select ${opening.membershipId} from ${openings} as opening join ${products} as opened on ${opened.id} = ${product}
  where (${opening.productId} is null or ${opening.productId} = ${product}) and ${opens(opened)})`

/** SQL: whether a membership opens the product in `products` now. */
export const isOpenedBy = (membership: SQLWrapper): SQL => sql`exists (
  select from ${openings} as opening where ${opening.membershipId} = ${membership} and ${opens(products)})`

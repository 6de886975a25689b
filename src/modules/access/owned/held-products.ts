import { type SQL, sql } from 'drizzle-orm'
import { MEMBERSHIP_KINDS } from '#modules/catalog/openings/vocabulary.ts'
import { openings, products } from '#modules/catalog/tables.ts'
import { isOpening } from '../open-grants.ts'
import { isOpenedBy } from '../openers.ts'
import { grants } from '../tables.ts'
import { now, owner } from './owned-list.ts'

const isOwners = sql`${grants.studentId} = ${owner} and ${isOpening(grants, now)}`
const openable = sql.raw(MEMBERSHIP_KINDS.map((kind) => `'${kind}'`).join(', '))

/** SQL: what is open to the owner now, once each, by when it was last granted, or published where a membership opens it. */
export const heldProducts: SQL = sql`
  select id, kind, max(created_at) as created_at
  from (
    select ${products.id}, ${products.kind}, ${grants.createdAt}
    from ${grants} join ${products} on ${products.id} = ${grants.productId}
    where ${isOwners}
    union all
    select ${products.id}, ${products.kind}, greatest(${grants.createdAt}, ${products.publishedAt})
    from ${grants} join ${products} on ${isOpenedBy(grants.productId)}
    where ${isOwners} and ${products.kind} in (${openable}) and exists (
      select from ${openings} where ${openings.membershipId} = ${grants.productId})) as granted
  group by id, kind`

import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { grantAccess, type NewGrant } from './grant-access.ts'

type GivenGrant = Pick<NewGrant, 'studentId' | 'productId'> & Partial<NewGrant>

/** The access that a purchase gives for good, unless said otherwise. */
export const aGrant = (ctx: Ctx, given: GivenGrant) =>
  grantAccess(ctx, {
    variantId: null,
    source: 'purchase',
    sourceId: newId(),
    accessDays: 0,
    accessUntil: null,
    ...given,
  })

/** So many new students who have bought a product, without what its kind would have done for them. */
export const manyBuyers = ({ tx, school }: Ctx, productId: string, count: number) =>
  tx.execute(sql`
    with made as (
      insert into people (id, school_id, role, name, email)
      select gen_random_uuid(), ${school.id}, 'student', 'Kursant ' || n, 'many-' || n || '@school.test'
      from generate_series(1, ${count}::int) as n returning id
    )
    insert into grants (id, school_id, student_id, product_id, source, source_id, starts_at)
    select gen_random_uuid(), ${school.id}, id, ${productId}, 'purchase', gen_random_uuid(), now() from made`)

import { type SQL, sql } from 'drizzle-orm'
import { MEMBERSHIP_KINDS } from '#modules/catalog/openings/vocabulary.ts'
import type { ProductKind } from '#modules/catalog/vocabulary.ts'
import { openings, products } from '#modules/catalog/tables.ts'
import { atMoment } from '#platform/db/at-moment.ts'
import type { Ctx } from '#platform/context.ts'
import { readCursor } from '#platform/db/paging.ts'
import { isOpening, openSpan } from './open-grants.ts'
import { isOpenedBy } from './openers.ts'
import { grants } from './tables.ts'

interface Asked {
  studentId: string
  kind: ProductKind
  cursor: string | undefined
  length: number
}

/**
 * What is open to a student now, once each, by when it was last granted, or published where a membership opens it; one row more than
 * `length` when there is more.
 */
export async function listAccesses({ tx, now }: Ctx, { studentId, kind, cursor, length }: Asked) {
  const at = atMoment(now)
  const isHeld = sql`${grants.studentId} = ${studentId}::uuid and ${isOpening(grants, at)}`
  const bought = sql`
    select ${products.id} as id, ${grants.createdAt} as created_at
    from ${grants} join ${products} on ${products.id} = ${grants.productId}
    where ${isHeld} and ${products.kind} = ${kind}`
  const byMembership = sql`
    select ${products.id} as id, greatest(${grants.createdAt}, ${products.publishedAt}) as created_at
    from ${grants} join ${products} on ${isOpenedBy(grants.productId)}
    where ${isHeld} and ${products.kind} = ${kind} and exists (
      select from ${openings} where ${openings.membershipId} = ${grants.productId})`
  const held = MEMBERSHIP_KINDS.includes(kind) ? sql`${bought} union all ${byMembership}` : bought
  const last = cursor === undefined ? undefined : readCursor(cursor)
  const span = openSpan({ student: sql`${studentId}::uuid`, product: sql`access.id`, now: at })
  return tx
    .select({
      id: sql<string>`access.id`,
      productId: sql<string>`access.id`,
      createdAt: sql<Date>`access.created_at`.mapWith(grants.createdAt),
      until: sql<Date | null>`(select until from ${span})`.mapWith(grants.endsAt),
    })
    .from(sql`(
      select id, max(created_at) as created_at from (${held}) as held group by id ${isAfter(last)}
      order by max(created_at) desc, id desc limit ${length + 1}) as access`)
    .orderBy(sql`access.created_at desc`, sql`access.id desc`)
}

const isAfter = (last: { createdAt: Date; id: string } | undefined): SQL =>
  last ? sql`having (max(created_at), id) < (${atMoment(last.createdAt)}, ${last.id}::uuid)` : sql.empty()

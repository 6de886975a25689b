import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { grants, revocations } from './tables.ts'

interface Asked {
  student: SQLWrapper
  product: SQLWrapper
  now: SQLWrapper
}

/** SQL: a grant that is neither revoked nor over; it may begin later. */
export const isLasting = (grant: { id: PgColumn; endsAt: PgColumn }, now: SQLWrapper): SQL =>
  sql`((${grant.endsAt} is null or ${grant.endsAt} > ${now}) and ${isKept(grant)})`

/** SQL: a grant that opens its product now. */
export const isOpening = (grant: { id: PgColumn; startsAt: PgColumn; endsAt: PgColumn }, now: SQLWrapper): SQL =>
  sql`(${grant.startsAt} <= ${now} and ${isLasting(grant, now)})`

const open = alias(grants, 'open_grant')
const ofStudent = ({ student, product }: Asked) =>
  sql`${open.studentId} = ${student} and ${open.productId} = ${product}`

/** SQL: whether a product is open to a student now. */
export const isOpen = (asked: Asked): SQL => sql`exists (
  select from ${grants} as open_grant where ${ofStudent(asked)} and ${isOpening(open, asked.now)})`

/**
 * SQL, a row to select from: `since` when a product has been open to a student, and `until` when; none when it is not open now.
 * Grants that follow one another without a break are one span, so that renewing starts no wait for delayed lectures again.
 */
export const openSpan = (asked: Asked): SQL => sql`(
  select lower(span) as since, upper(span) as until
  from (
    select unnest(range_agg(tstzrange(${open.startsAt}, ${open.endsAt}))) as span
    from ${grants} as open_grant
    where ${ofStudent(asked)} and (${open.endsAt} is null or ${open.endsAt} > ${open.startsAt}) and ${isKept(open)}
  ) as spans
  where span @> ${asked.now}) as open_span`

const isKept = ({ id }: { id: PgColumn }): SQL =>
  sql`not exists (select from ${revocations} where ${revocations.grantId} = ${id})`

import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { variants } from '#modules/catalog/tables.ts'
import { openersOf } from './openers.ts'
import { grants, revocations } from './tables.ts'

interface Asked {
  student: SQLWrapper
  product: SQLWrapper
  now: SQLWrapper
}

/** What prepared queries are asked: of a `studentId` and a `productId`, at `now`, ISO 8601. */
export const askedOfOne: Asked = {
  student: sql`${sql.placeholder('studentId')}::uuid`,
  product: sql`${sql.placeholder('productId')}::uuid`,
  now: sql`${sql.placeholder('now')}::timestamptz`,
}

/** SQL: a grant that is neither revoked nor over; it may begin later. */
export const isLasting = (grant: { id: PgColumn; endsAt: PgColumn }, now: SQLWrapper): SQL =>
  sql`((${grant.endsAt} is null or ${grant.endsAt} > ${now}) and ${isKept(grant)})`

/** SQL: a grant that opens its product now. */
export const isOpening = (grant: { id: PgColumn; startsAt: PgColumn; endsAt: PgColumn }, now: SQLWrapper): SQL =>
  sql`(${grant.startsAt} <= ${now} and ${isLasting(grant, now)})`

/** SQL: which grants count, by the variants they are of. */
type Which = (variantId: SQLWrapper) => SQL

const variant = alias(variants, 'granted_variant')

/** SQL: the grants that open all of their product: of no variant, or of one that includes all. */
export const openingAll: Which = (variantId) => sql`(${variantId} is null or exists (
  select from ${variants} as granted_variant where ${variant.id} = ${variantId} and ${variant.includesAll}))`

const any: Which = () => sql`true`

const open = alias(grants, 'open_grant')
/** Of the product, and of the memberships that open it now. */
const ofStudent = ({ student, product }: Asked, which: Which) =>
  sql`${open.studentId} = ${student} and ${open.productId} = any (${openersOf(product)}) and ${which(open.variantId)}`

/** SQL: whether a product, or what such grants open of it, is open to a student now. */
export const isOpen = (asked: Asked, which = any): SQL => sql`exists (
  select from ${grants} as open_grant where ${ofStudent(asked, which)} and ${isOpening(open, asked.now)})`

/** SQL: something of a student's grants that open a product, or some of it, now. */
export const ofOpenGrants = (asked: Asked, what: (grant: typeof open) => SQL): SQL => sql`(
  select ${what(open)} from ${grants} as open_grant where ${ofStudent(asked, any)} and ${isOpening(open, asked.now)})`

/** SQL: the grants that give a student a product, or such parts of it, now or later. */
export const isGiven = (asked: Asked, which = any): SQL => sql`exists (
  select from ${grants} as open_grant where ${ofStudent(asked, which)} and ${isLasting(open, asked.now)})`

/**
 * SQL, a row to select from: `since` when a product, or what such grants open of it, has been open to a student, and `until` when;
 * none when it is not open now.
 * Grants that follow one another without a break are one span, so that renewing starts no wait for delayed lectures again.
 */
export const openSpan = (asked: Asked, which = any): SQL => sql`(
  select lower(span) as since, upper(span) as until
  from (
    select unnest(range_agg(tstzrange(${open.startsAt}, ${open.endsAt}))) as span
    from ${grants} as open_grant
    where ${ofStudent(asked, which)} and (${open.endsAt} is null or ${open.endsAt} > ${open.startsAt}) and ${isKept(open)}
  ) as spans
  where span @> ${asked.now}) as open_span`

const isKept = ({ id }: { id: PgColumn }): SQL =>
  sql`not exists (select from ${revocations} where ${revocations.grantId} = ${id})`

import { eq, type SQL, sql } from 'drizzle-orm'
import { inAWeek, isLasting, openersOf } from '#modules/access/index.ts'
import { grants } from '#modules/access/tables.ts'
import { getProduct } from '#modules/catalog/index.ts'
import { transactions } from '#modules/payments/tables.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { atMoment } from '#platform/db/at-moment.ts'
import { cursorOf, nextPage, pageFrom, readCursor } from '#platform/db/paging.ts'
import { byName } from '#platform/db/sorted.ts'
import { typedWords } from '#platform/db/typed-words.ts'
import { DAY } from '#platform/clock.ts'
import { minorDigits } from '#platform/i18n/format.ts'
import type { Money } from '#platform/money.ts'
import { NotFound, refuseUnless } from '#platform/refusal.ts'
import { shownEmail } from '#platform/shown-email.ts'
import { endOfDay, startOfDay } from '#platform/time/days.ts'
import type { listStudents as endpoint, StudentRow } from './contract.ts'
import type { StudentTag } from './tags/contract.ts'
import { studentVisits } from './standing/tables.ts'
import { listStudentTags } from './tags/find-tags.ts'
import { studentTags, taggedStudents } from './tags/tables.ts'
import type { SeenFilter } from './vocabulary.ts'

const PAGE = 30

type Asked = Input<typeof endpoint>

/** Refuses with 404 a product or a tag that is not there. */
export async function listStudents(ctx: Ctx, { cursor, ...asked }: Asked) {
  const product = asked.product_id ? (await getProduct(ctx, { productId: asked.product_id })).product : null
  const { tags } = await listStudentTags(ctx)
  refuseUnless(!asked.tag_id || tags.some(({ id }) => id === asked.tag_id), new NotFound())
  const rows = await studentRows(ctx, asked, { cursor, most: PAGE + 1 })
  const page = pageFrom(rows, PAGE, viewRow, (last) => nextPage('/json/home/students', asked, cursorOf(last)))
  return { ...page, product: product && { id: product.id, title: product.title }, tags }
}

/** As they are found, with what stands beside each. */
export const studentRows = (
  ctx: Ctx,
  asked: Omit<Asked, 'cursor'>,
  part: { cursor?: string | undefined; most: number },
) =>
  ctx.tx
    .select({
      id: people.id,
      name: people.name,
      email: people.email,
      avatar: people.avatar,
      createdAt: people.createdAt,
      products: productsOf(ctx),
      spent: spentBy,
      tags: tagsOf,
      lastSeenAt: studentVisits.lastSeenAt,
    })
    .from(people)
    .innerJoin(
      sql`${studentsFound(ctx, asked, part)} with ordinality as found (id, place)`,
      eq(people.id, sql`found.id`),
    )
    .leftJoin(studentVisits, eq(studentVisits.studentId, people.id))
    .orderBy(sql`found.place`)

/** By `find_students` (migrations): under row-level security PostgreSQL uses no trigram index. */
export function studentsFound(
  ctx: Pick<Ctx, 'school' | 'now'>,
  asked: Omit<Asked, 'cursor'>,
  { cursor, most }: { cursor?: string | undefined; most: number },
): SQL {
  const { q, product_id: productId, access, from, until, tag_id: tagId, spent, consent, sort } = asked
  const { timeZone, currency } = ctx.school
  const since = from && startOfDay(from, timeZone).toISOString()
  const before = until && new Date(endOfDay(until, timeZone).getTime() + 1).toISOString()
  const seen = seenIn(asked.seen, ctx.now)
  const last = cursor ? readCursor(cursor) : undefined
  return sql`find_students(
    ${typedWords(q ?? '')}, ${productId ? openersOf(sql`${productId}::uuid`) : null},
    ${access === 'any' || access === 'none' ? access === 'any' : null}, ${access === 'ending' ? inAWeek(ctx.now) : null}, ${atMoment(ctx.now)}, ${since ?? null}, ${before ?? null},
    ${tagId ?? null}, ${asked.seen === 'never'}, ${seen.since ?? null}, ${seen.before ?? null},
    ${spent === undefined ? null : spent * 10 ** minorDigits(currency)}, ${currency}, ${consent === undefined ? null : consent === 'given'},
    ${sort ?? '-joined'}, ${last?.createdAt.toISOString() ?? null}, ${last?.id ?? null}, ${most})`
}

/** In days before now. */
const SEEN_IN: Record<Exclude<SeenFilter, 'never'>, { since?: number; before?: number }> = {
  in_7: { since: 7 },
  in_30: { since: 30 },
  in_90: { since: 90 },
  not_30: { before: 30 },
  not_90: { before: 90 },
}

function seenIn(seen: SeenFilter | undefined, now: Date): { since?: string | undefined; before?: string | undefined } {
  if (seen === undefined || seen === 'never') return {}
  const { since, before } = SEEN_IN[seen]
  const daysAgo = (days: number | undefined) => days && new Date(now.getTime() - days * DAY).toISOString()
  return { since: daysAgo(since) || undefined, before: daysAgo(before) || undefined }
}

export const productsOf = ({ now }: Ctx) =>
  sql`(select count(distinct ${grants.productId}) from ${grants}
    where ${grants.studentId} = ${people.id} and ${isLasting(grants, atMoment(now))})`.mapWith(Number)

export const spentBy = sql<Money[]>`(
  select coalesce(json_agg(json_build_object('amount', amount, 'currency', currency) order by currency), '[]')
  from (
    select ${transactions.currency} as currency, sum(${transactions.amount} - ${transactions.refundedAmount}) as amount
    from ${transactions}
    where ${transactions.schoolId} = ${people.schoolId} and ${transactions.payerId} = ${people.id}
      and ${transactions.status} in ('PERFORMED', 'CLEARED')
    group by ${transactions.currency}
  ) as paid)`

const tagsOf = sql<StudentTag[]>`(
  select coalesce(json_agg(json_build_object('id', ${studentTags.id}, 'name', ${studentTags.name}) order by ${byName(studentTags.name)}, ${studentTags.id}), '[]')
  from ${taggedStudents} join ${studentTags} on ${studentTags.id} = ${taggedStudents.tagId}
  where ${taggedStudents.studentId} = ${people.id})`

interface FoundStudent {
  id: string
  name: string
  email: string
  avatar: string | null
  createdAt: Date
  products: number
  spent: Money[]
  tags: StudentTag[]
  lastSeenAt: Date | null
}

const viewRow = ({ createdAt, email, lastSeenAt, products, ...row }: FoundStudent): StudentRow => ({
  ...row,
  email: shownEmail(email),
  joined_at: createdAt.toISOString(),
  products_count: products,
  last_seen_at: lastSeenAt?.toISOString() ?? null,
})

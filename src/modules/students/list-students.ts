import { eq, type SQL, sql } from 'drizzle-orm'
import { isLasting, openersOf } from '#modules/access/index.ts'
import { grants } from '#modules/access/tables.ts'
import { getProduct } from '#modules/catalog/index.ts'
import { transactions } from '#modules/payments/tables.ts'
import { people, sessions } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { atMoment } from '#platform/db/at-moment.ts'
import { cursorOf, nextPage, pageFrom, readCursor } from '#platform/db/paging.ts'
import { byName } from '#platform/db/sorted.ts'
import { typedWords } from '#platform/db/typed-words.ts'
import type { Money } from '#platform/money.ts'
import { shownEmail } from '#platform/shown-email.ts'
import { endOfDay, startOfDay } from '#platform/time/days.ts'
import type { listStudents as endpoint, StudentRow } from './contract.ts'
import type { StudentTag } from './tags/contract.ts'
import { studentTags, taggedStudents } from './tags/tables.ts'

const PAGE = 30

type Asked = Input<typeof endpoint>

/** Refuses with 404 a product that is not there. */
export async function listStudents(ctx: Ctx, { cursor, ...asked }: Asked) {
  const product = asked.product_id ? (await getProduct(ctx, { productId: asked.product_id })).product : null
  const rows = await studentRows(ctx, asked, { cursor, most: PAGE + 1 })
  const page = pageFrom(rows, PAGE, viewRow, (last) => nextPage('/json/home/students', asked, cursorOf(last)))
  return { ...page, product: product && { id: product.id, title: product.title } }
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
      lastSeenAt:
        sql`(select max(${sessions.renewedAt}) from ${sessions} where ${sessions.personId} = ${people.id} and ${sessions.openedFrom} is null)`.mapWith(
          sessions.renewedAt,
        ),
    })
    .from(people)
    .innerJoin(
      sql`${studentsFound(ctx, asked, part)} with ordinality as found (id, place)`,
      eq(people.id, sql`found.id`),
    )
    .orderBy(sql`found.place`)

/** By `find_students` (migrations): under row-level security PostgreSQL uses no trigram index. */
export function studentsFound(
  ctx: Pick<Ctx, 'school' | 'now'>,
  { q, product_id: productId, access, from, until, sort }: Omit<Asked, 'cursor'>,
  { cursor, most }: { cursor?: string | undefined; most: number },
): SQL {
  const { timeZone } = ctx.school
  const since = from && startOfDay(from, timeZone).toISOString()
  const before = until && new Date(endOfDay(until, timeZone).getTime() + 1).toISOString()
  const last = cursor ? readCursor(cursor) : undefined
  return sql`find_students(
    ${typedWords(q ?? '')}, ${productId ? openersOf(sql`${productId}::uuid`) : null},
    ${access === undefined ? null : access === 'any'}, ${atMoment(ctx.now)}, ${since ?? null}, ${before ?? null},
    ${sort ?? '-joined'}, ${last?.createdAt.toISOString() ?? null}, ${last?.id ?? null}, ${most})`
}

const productsOf = ({ now }: Ctx) =>
  sql`(select count(distinct ${grants.productId}) from ${grants}
    where ${grants.studentId} = ${people.id} and ${isLasting(grants, atMoment(now))})`.mapWith(Number)

const spentBy = sql<Money[]>`(
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

import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/db/database.ts'
import { cursorOf, FROM_THE_NEWEST, pageFrom, placeOf } from '#platform/db/paging.ts'
import { prepared } from '#platform/db/prepared.ts'
import { products } from '#modules/catalog/tables.ts'
import { people } from '#modules/people/tables.ts'
import type { listReviews as endpoint, ReviewPage } from './contract.ts'
import { shownColumns } from './shown-columns.ts'
import { reviews } from './tables.ts'
import { viewReview } from './view.ts'

/** Approved reviews of published courses; the school's own list leaves hidden courses out. */
export async function listReviews(
  ctx: Ctx,
  { course_id: courseId, length, cursor }: Input<typeof endpoint>,
): Promise<ReviewPage> {
  const before = cursor === undefined ? FROM_THE_NEWEST : placeOf(cursor)
  const values = { createdAt: before.createdAt, id: before.id, rows: length + 1 }
  const rows =
    courseId === undefined
      ? await reviewsOfSchool(ctx.tx, values)
      : await reviewsOfCourse(ctx.tx, { ...values, courseId })
  return pageFrom(rows, length, viewReview, (last) => `/json/reviews?cursor=${cursorOf(last)}`)
}

const reviewsOfSchool = prepared('reviews_of_school', (tx) => approved(tx, eq(products.isHidden, false)))
const reviewsOfCourse = prepared('reviews_of_course', (tx) => approved(tx, inArray(reviews.id, newestOfCourse(tx))))

/** Cut off before anything is joined: a prepared plan expects few reviews, and would join them all before sorting. */
const newestOfCourse = (tx: Tx) =>
  tx
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.courseId, sql.placeholder('courseId')), eq(reviews.status, 'approved'), isOlder))
    .orderBy(...newestFirst)
    .limit(sql.placeholder('rows'))

const isOlder = sql`(${reviews.createdAt}, ${reviews.id}) < (${sql.placeholder('createdAt')}::timestamptz, ${sql.placeholder('id')}::uuid)`
// "nulls last" is how the index is sorted; without it PostgreSQL would sort every review there is.
const newestFirst = [sql`${reviews.createdAt} desc nulls last`, sql`${reviews.id} desc nulls last`]

const approved = (tx: Tx, which: SQL) =>
  tx
    .select(shownColumns)
    .from(reviews)
    .innerJoin(people, eq(people.id, reviews.studentId))
    .innerJoin(products, eq(products.id, reviews.courseId))
    .where(and(which, eq(reviews.status, 'approved'), eq(products.status, 'published'), isOlder))
    .orderBy(...newestFirst)
    .limit(sql.placeholder('rows'))

import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { CONTENT } from '#platform/content.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/db/database.ts'
import { atMost, cursorOf, FROM_THE_NEWEST, olderThanPlace, pageFrom, placeOf } from '#platform/db/paging.ts'
import { prepared } from '#platform/db/prepared.ts'
import { products } from '#modules/catalog/tables.ts'
import { people } from '#modules/people/tables.ts'
import type { listReviews as endpoint, ReviewPage } from './contract.ts'
import { getReviewSummary } from './get-review-summary.ts'
import { shownColumns } from './shown-columns.ts'
import { reviews } from './tables.ts'
import { viewReview } from './view.ts'

/** Approved reviews of published courses; the school's own list leaves hidden courses out. Refuses with 404 a course that is not there. */
export async function listReviews(
  ctx: Ctx,
  { course_id: courseId, length, cursor }: Input<typeof endpoint>,
): Promise<ReviewPage> {
  ctx.shows(CONTENT)
  const before = cursor === undefined ? FROM_THE_NEWEST : placeOf(cursor)
  const values = { createdAt: before.createdAt, id: before.id }
  const { reviewsOfSchool, reviewsOfCourse } = statementsFor(length + 1)
  const rows =
    courseId === undefined
      ? await reviewsOfSchool(ctx.tx, values)
      : await reviewsOfCourse(ctx.tx, { ...values, courseId })
  if (rows.length === 0 && courseId !== undefined) await getReviewSummary(ctx, { courseId })
  return pageFrom(rows, length, viewReview, (last) => `/json/reviews?cursor=${cursorOf(last)}`)
}

const prepare = (rows: number) => ({
  reviewsOfSchool: prepared(`reviews_of_school_${rows}`, (tx) => approved(tx, rows, eq(products.isHidden, false))),
  reviewsOfCourse: prepared(`reviews_of_course_${rows}`, (tx) =>
    approved(tx, rows, inArray(reviews.id, newestOfCourse(tx, rows))),
  ),
})

const byRows = new Map<number, ReturnType<typeof prepare>>()

/** One for each length: the limit is part of it. */
function statementsFor(rows: number) {
  const statements = byRows.get(rows) ?? prepare(rows)
  byRows.set(rows, statements)
  return statements
}

/** Cut off before anything is joined: a prepared plan expects few reviews, and would join them all before sorting. */
const newestOfCourse = (tx: Tx, rows: number) =>
  tx
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.courseId, sql.placeholder('courseId')), eq(reviews.status, 'approved'), isOlder))
    .orderBy(...newestFirst)
    .limit(atMost(rows))

const isOlder = olderThanPlace(reviews.createdAt, reviews.id)
// "nulls last" is how the index is sorted; without it PostgreSQL would sort every review there is.
const newestFirst = [sql`${reviews.createdAt} desc nulls last`, sql`${reviews.id} desc nulls last`]

const approved = (tx: Tx, rows: number, which: SQL) =>
  tx
    .select(shownColumns)
    .from(reviews)
    .innerJoin(people, eq(people.id, reviews.studentId))
    .innerJoin(products, eq(products.id, reviews.courseId))
    .where(and(which, eq(reviews.status, 'approved'), eq(products.status, 'published'), isOlder))
    .orderBy(...newestFirst)
    .limit(atMost(rows))

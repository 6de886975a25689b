import { and, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { cursorOf, olderThan, pageFrom } from '#platform/db/paging.ts'
import { products } from '#modules/catalog/tables.ts'
import { people } from '#modules/people/tables.ts'
import type { listModeratedReviews as endpoint } from './contract.ts'
import { shownColumns } from './shown-columns.ts'
import { reviews } from './tables.ts'
import { viewModeratedReview } from './view.ts'
import { REVIEW_STATUSES } from './vocabulary.ts'

const PAGE = 30

export async function listModeratedReviews(ctx: Ctx, { status, cursor }: Input<typeof endpoint>) {
  // Each status is read by the index and the few newest are merged: one index serves the whole list too.
  const newest = (status ? [status] : REVIEW_STATUSES).map((each) =>
    ctx.tx
      .select(shownColumns)
      .from(reviews)
      .innerJoin(people, eq(people.id, reviews.studentId))
      .innerJoin(products, eq(products.id, reviews.courseId))
      .where(and(eq(reviews.status, each), olderThan(reviews.createdAt, reviews.id, cursor)))
      .orderBy(sql`${reviews.createdAt} desc nulls last`, sql`${reviews.id} desc nulls last`)
      .limit(PAGE + 1),
  )
  const rows = []
  for (const query of newest) rows.push(...(await query))
  rows.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1))
  return pageFrom(
    rows.slice(0, PAGE + 1),
    PAGE,
    viewModeratedReview,
    (last) => `/json/home/reviews?${new URLSearchParams({ ...(status ? { status } : {}), cursor: cursorOf(last) })}`,
  )
}

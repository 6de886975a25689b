import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { CONTENT } from '#platform/content.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/db/database.ts'
import { atMost, cursorOf, FROM_THE_NEWEST, olderThanPlace, pageFrom, placeOf } from '#platform/db/paging.ts'
import { prepared } from '#platform/db/prepared.ts'
import { foundOr404 } from '#platform/refusal.ts'
import type { listCourses as endpoint } from './contract.ts'
import { productsAmong } from './read-products.ts'
import { categories, products } from './tables.ts'
import { viewProductCard } from './view.ts'

const PAGE = 24

/** What is published and not hidden, courses and whatever else is sold, newest first, optionally of one category. Refuses with 404 one that is not there. */
export async function listCourses(ctx: Ctx, { category_id: categoryId, cursor }: Input<typeof endpoint>) {
  ctx.shows(CONTENT)
  const place = cursor === undefined ? FROM_THE_NEWEST : placeOf(cursor)
  const rows = await (categoryId === undefined
    ? coursesBefore(ctx.tx, place)
    : coursesOfCategoryBefore(ctx.tx, { ...place, categoryId }))
  if (rows.length === 0 && categoryId !== undefined) foundOr404((await categoryById(ctx.tx, { categoryId }))[0])
  return pageFrom(
    rows,
    PAGE,
    (found) => viewProductCard(found, ctx),
    (last) => nextPage(cursorOf(last.product), categoryId),
  )
}

/** The ids of what is published and not hidden, so many from a place on. */
export const publishedBefore = (tx: Tx, rows: number, inCategory?: SQL) =>
  sql`${tx
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        eq(products.status, 'published'),
        eq(products.isHidden, false),
        inCategory,
        olderThanPlace(products.createdAt, products.id),
      ),
    )
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(atMost(rows))}`

const coursesBefore = productsAmong('courses_before', (tx) => publishedBefore(tx, PAGE + 1))
const coursesOfCategoryBefore = productsAmong('courses_of_category_before', (tx) =>
  publishedBefore(tx, PAGE + 1, eq(products.categoryId, sql.placeholder('categoryId'))),
)

const categoryById = prepared('category_by_id', (tx) =>
  tx
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.id, sql.placeholder('categoryId'))),
)

function nextPage(cursor: string, categoryId: string | undefined): string {
  const query = new URLSearchParams({ ...(categoryId ? { category_id: categoryId } : {}), cursor })
  return `/json/courses?${query}`
}

import { and, desc, eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { cursorOf, olderThan, pageFrom } from '#platform/db/paging.ts'
import type { listCourses as endpoint } from './contract.ts'
import { listProductCards } from './list-product-cards.ts'
import { products } from './tables.ts'

const PAGE = 24

/** Published courses that are not hidden, newest first, optionally of one category. */
export async function listCourses(ctx: Ctx, { category_id: categoryId, cursor }: Input<typeof endpoint>) {
  const rows = await ctx.tx
    .select({ id: products.id, createdAt: products.createdAt })
    .from(products)
    .where(
      and(
        eq(products.kind, 'course'),
        eq(products.status, 'published'),
        eq(products.isHidden, false),
        categoryId === undefined ? undefined : eq(products.categoryId, categoryId),
        olderThan(products.createdAt, products.id, cursor),
      ),
    )
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(PAGE + 1)
  const page = pageFrom(
    rows,
    PAGE,
    (row) => row.id,
    (last) => nextPage(cursorOf(last), categoryId),
  )
  return { ...page, data: await listProductCards(ctx, page.data) }
}

function nextPage(cursor: string, categoryId: string | undefined): string {
  const query = new URLSearchParams({ ...(categoryId ? { category_id: categoryId } : {}), cursor })
  return `/json/courses?${query}`
}

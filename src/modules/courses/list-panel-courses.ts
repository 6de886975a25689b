import { and, countDistinct, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { cursorOf, olderThan, pageFrom } from '#platform/db/paging.ts'
import { literally } from '#platform/db/literally.ts'
import { grants } from '#modules/access/tables.ts'
import { type PricedProduct, readProductsOf, viewProductCard } from '#modules/catalog/index.ts'
import { products } from '#modules/catalog/tables.ts'
import type { listPanelCourses as endpoint, PanelCourse } from './contract.ts'

const PAGE = 20

/** All courses of the school, drafts too, newest first; words are found without case and diacritics. */
export async function listPanelCourses(ctx: Ctx, { q, status, cursor }: Input<typeof endpoint>) {
  const rows = await ctx.tx
    .select({ id: products.id, createdAt: products.createdAt })
    .from(products)
    .where(
      and(
        eq(products.kind, 'course'),
        status && eq(products.status, status),
        q ? sql`${products.searchText} like ${patternOf(q)}` : undefined,
        olderThan(products.createdAt, products.id, cursor),
      ),
    )
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(PAGE + 1)
  const page = pageFrom(
    rows,
    PAGE,
    (row) => row.id,
    (last) => nextPage({ q, status, cursor: cursorOf(last) }),
  )
  const students = await countStudents(ctx, page.data)
  const courses = await readProductsOf(ctx, page.data)
  return {
    ...page,
    data: courses.map((course) => viewPanelCourse(course, students.get(course.product.id) ?? 0, ctx.now)),
  }
}

const patternOf = (q: string) => sql`'%' || lower(unaccent(${literally(q)})) || '%'`

async function countStudents(ctx: Ctx, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.tx
    .select({ id: grants.productId, students: countDistinct(grants.studentId) })
    .from(grants)
    .where(inArray(grants.productId, ids))
    .groupBy(grants.productId)
  return new Map(rows.map((row) => [row.id, row.students]))
}

function nextPage(given: Record<string, string | undefined>): string {
  const query = Object.entries(given).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return `/json/home/courses?${new URLSearchParams(query)}`
}

function viewPanelCourse(course: PricedProduct, studentsCount: number, now: Date): PanelCourse {
  const { status, isHidden, createdAt } = course.product
  return {
    ...viewProductCard(course, now),
    status,
    is_hidden: isHidden,
    students_count: studentsCount,
    created_at: createdAt.toISOString(),
  }
}

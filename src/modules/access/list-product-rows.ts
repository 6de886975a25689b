import { and, countDistinct, desc, eq, inArray, sql } from 'drizzle-orm'
import { type PricedProduct, readProductsOf } from '#modules/catalog/index.ts'
import { products } from '#modules/catalog/tables.ts'
import type { PRODUCT_STATUSES, ProductKind } from '#modules/catalog/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import { foldedLiterally } from '#platform/db/literally.ts'
import { cursorOf, olderThan, pageFrom } from '#platform/db/paging.ts'
import { grants } from './tables.ts'

const PAGE = 20

interface Asked {
  kind: ProductKind
  q?: string | undefined
  status?: (typeof PRODUCT_STATUSES)[number] | undefined
  cursor?: string | undefined
  /** of the list */
  path: string
}

interface HeldProduct {
  found: PricedProduct
  /** everyone who ever got access */
  studentsCount: number
}

/** Products of a kind with how many got them, drafts too, newest first; words are found without case and diacritics. */
export async function listHeldProducts(
  ctx: Ctx,
  { kind, q, status, cursor, path }: Asked,
): Promise<{ data: HeldProduct[]; next_page_url: string | null }> {
  const rows = await ctx.tx
    .select({ id: products.id, createdAt: products.createdAt })
    .from(products)
    .where(
      and(
        eq(products.kind, kind),
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
    (last) => `${path}?${new URLSearchParams({ ...(q && { q }), ...(status && { status }), cursor: cursorOf(last) })}`,
  )
  const students = await countStudents(ctx, page.data)
  const found = await readProductsOf(ctx, page.data)
  return { ...page, data: found.map((each) => ({ found: each, studentsCount: students.get(each.product.id) ?? 0 })) }
}

const patternOf = (q: string) => sql`'%' || ${foldedLiterally(q)} || '%'`

async function countStudents(ctx: Ctx, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.tx
    .select({ id: grants.productId, students: countDistinct(grants.studentId) })
    .from(grants)
    .where(inArray(grants.productId, ids))
    .groupBy(grants.productId)
  return new Map(rows.map((row) => [row.id, row.students]))
}

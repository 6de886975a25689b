import type { z } from 'zod'
import { and, countDistinct, desc, eq, inArray, sql } from 'drizzle-orm'
import type { ProductRow, ProductRowsAsked } from '#modules/catalog/contract.ts'
import { listPath } from '#modules/catalog/editor/vocabulary.ts'
import { type Product, readProductsOf, viewProductRow } from '#modules/catalog/index.ts'
import { products } from '#modules/catalog/tables.ts'
import type { ProductKind } from '#modules/catalog/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import { foldedLiterally } from '#platform/db/literally.ts'
import { cursorOf, olderThan, pageFrom } from '#platform/db/paging.ts'
import { grants } from './tables.ts'

const PAGE = 20

/**
 * Products of a kind as the panel lists them, drafts too, newest first; words are found without case and diacritics. `readOwn` finds what
 * only this kind shows of them, of a page at once.
 */
export async function listProductRows<Own extends object>(
  ctx: Ctx,
  kind: ProductKind,
  { q, status, cursor }: z.output<typeof ProductRowsAsked>,
  readOwn: (ids: string[]) => Promise<(product: Product) => Own>,
): Promise<{ data: (ProductRow & Own)[]; next_page_url: string | null }> {
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
  const { data: ids, next_page_url } = pageFrom(
    rows,
    PAGE,
    (row) => row.id,
    (last) => {
      const asked = { ...(q && { q }), ...(status && { status }), cursor: cursorOf(last) }
      return `/json${listPath(kind)}?${new URLSearchParams(asked)}`
    },
  )
  const students = await countStudents(ctx, ids)
  const found = await readProductsOf(ctx, ids)
  const ownOf = await readOwn(ids)
  const data = found.map((each) => ({
    ...viewProductRow(each, students.get(each.product.id) ?? 0, ctx),
    ...ownOf(each.product),
  }))
  return { data, next_page_url }
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

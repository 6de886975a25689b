import { and, countDistinct, eq, inArray, sql } from 'drizzle-orm'
import type { ProductRow } from '#modules/catalog/contract.ts'
import { listPath } from '#modules/catalog/editor/vocabulary.ts'
import { type Product, readProductsOf, viewProductRow } from '#modules/catalog/index.ts'
import { products } from '#modules/catalog/tables.ts'
import { PRODUCT_SORTS, type ProductKind } from '#modules/catalog/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { foldedLiterally } from '#platform/db/literally.ts'
import { nextPage, pageFrom } from '#platform/db/paging.ts'
import { byName, placeCursor, sorted } from '#platform/db/sorted.ts'
import type { listAllProducts as endpoint } from './contract.ts'
import { grants } from './tables.ts'

const PAGE = 20

type Asked = Input<typeof endpoint>

/** Products of all kinds, or of the one that is asked for. */
export const listAllProducts = (ctx: Ctx, asked: Asked) =>
  listRows(ctx, asked.kind, '/json/home/all-products', asked, async () => () => ({}))

/** Products of a kind, in its own list. `readOwn` finds what only this kind shows of them, of a page at once. */
export const listProductRows = <Own extends object>(
  ctx: Ctx,
  kind: ProductKind,
  asked: Omit<Asked, 'kind'>,
  readOwn: ReadOwn<Own>,
) => listRows(ctx, kind, `/json${listPath(kind)}`, asked, readOwn)

type ReadOwn<Own> = (ids: string[]) => Promise<(product: Product) => Own>

/** Drafts too, the newest first unless another order is asked for; words are found without case and diacritics. */
async function listRows<Own extends object>(
  ctx: Ctx,
  kind: ProductKind | undefined,
  path: string,
  { cursor, ...asked }: Asked,
  readOwn: ReadOwn<Own>,
): Promise<{ data: (ProductRow & Own)[]; next_page_url: string | null }> {
  const { q, status, sort = PRODUCT_SORTS[0] } = asked
  const { place, after, order } = sorted({ sort, keys: SORT_KEYS, id: products.id, cursor })
  const rows = await ctx.tx
    .select({ id: products.id, place })
    .from(products)
    .where(
      and(
        kind && eq(products.kind, kind),
        status && eq(products.status, status),
        q ? sql`${products.searchText} like ${patternOf(q)}` : undefined,
        after,
      ),
    )
    .orderBy(...order)
    .limit(PAGE + 1)
  const { data: ids, next_page_url } = pageFrom(
    rows,
    PAGE,
    (row) => row.id,
    (last) => nextPage(path, asked, placeCursor(last)),
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

const SORT_KEYS = {
  created: { by: products.createdAt, type: 'timestamptz' },
  title: { by: byName(products.title), type: 'text' },
} as const

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

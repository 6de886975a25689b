import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { cursorOf, olderThan, pageFrom } from '#platform/db/paging.ts'
import { hasTypedWords } from '#platform/db/typed-words.ts'
import type { listPanelProducts as endpoint } from './contract.ts'
import { products } from './tables.ts'
import type { ProductKind } from './vocabulary.ts'

const PAGE = 20

/** Who knows what each kind can be sold as. */
export interface SoldKinds {
  having(trait: 'isPart'): ProductKind[]
}

/** Drafts and hidden ones too. Words are found in whatever order; case and diacritics do not count. */
export async function listPanelProducts(
  ctx: Ctx,
  { q, kind, part, published, cursor }: Input<typeof endpoint>,
  kinds: SoldKinds,
) {
  const { id, title, createdAt } = products
  const rows = await ctx.tx
    .select({ id, kind: products.kind, title, slug: products.slug, createdAt })
    .from(products)
    .where(
      and(
        kind && eq(products.kind, kind),
        published && eq(products.status, 'published'),
        part && inArray(products.kind, kinds.having('isPart')),
        q ? holdsWords(q) : undefined,
        olderThan(createdAt, id, cursor),
      ),
    )
    .orderBy(sql`${createdAt} desc nulls last`, sql`${id} desc nulls last`)
    .limit(PAGE + 1)
  return pageFrom(
    rows,
    PAGE,
    (row) => ({ id: row.id, kind: row.kind, title: row.title, slug: row.slug }),
    (last) =>
      `/json/home/products?${new URLSearchParams({
        ...(q && { q }),
        ...(kind && { kind }),
        ...(part && { part }),
        ...(published && { published }),
        cursor: cursorOf(last),
      })}`,
  )
}

export const holdsWords = (q: string): SQL => hasTypedWords(products.searchName, q)

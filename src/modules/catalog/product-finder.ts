import { sql } from 'drizzle-orm'
import type { Finder } from '#modules/palette/index.ts'
import { editorPath } from './editor/vocabulary.ts'
import { holdsWords } from './list-panel-products.ts'
import { productPath } from './paths/vocabulary.ts'
import { products } from './tables.ts'

/** Products by words of their title or author, drafts and hidden ones too. */
export const productFinder: Finder = {
  kind: 'product',
  right: 'see-products',
  async find({ tx }, q, most) {
    const { id, kind, slug, title, createdAt } = products
    const rows = await tx
      .select({ id, kind, slug, title })
      .from(products)
      .where(holdsWords(q))
      .orderBy(sql`${createdAt} desc nulls last`, sql`${id} desc nulls last`)
      .limit(most)
    return rows.map((row) => ({ id: row.id, title: row.title, detail: productPath(row), path: editorPath(row) }))
  },
}

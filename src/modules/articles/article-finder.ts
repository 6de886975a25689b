import { desc } from 'drizzle-orm'
import type { Finder } from '#modules/palette/index.ts'
import { hasTypedWords } from '#platform/db/typed-words.ts'
import { articles } from './tables.ts'

/** Articles by words of their titles, drafts too. */
export const articleFinder: Finder = {
  kind: 'article',
  right: 'change-content',
  async find({ tx }, q, most) {
    const rows = await tx
      .select({ id: articles.id, title: articles.title, slug: articles.slug })
      .from(articles)
      .where(hasTypedWords(articles.searchText, q))
      .orderBy(desc(articles.createdAt), desc(articles.id))
      .limit(most)
    return rows.map(({ id, title, slug }) => ({ id, title, detail: `/articles/${slug}`, path: `/home/articles/${id}` }))
  },
}

import { cut } from '#platform/cut-text.ts'
import { type SQL, sql } from 'drizzle-orm'
import { textOfHtml } from '#platform/rich-text.ts'

const SEARCHED_MAX = 5000

/** What search looks through, folded by the database: title, category and description without case and diacritics. */
export function searchTextOf(product: { title: string; category: string; description: string }): SQL {
  const { title, category, description } = product
  const words = [title, category, textOfHtml(description)].filter(Boolean).join(' ')
  return sql`lower(unaccent(${cut(words, SEARCHED_MAX)}))`
}

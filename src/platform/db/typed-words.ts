import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { canonicalEmail, isEmail } from '../contract/is-email.ts'
import { foldedLiterally } from './literally.ts'

/** SQL, `text[]`: the words that were typed; a whole address as it is kept: its domain as DNS has it. */
export const typedWords = (q: string): SQL =>
  sql`array[${sql.join(
    q
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => sql`${isEmail(canonicalEmail(word)) ? canonicalEmail(word) : word}`),
    sql`, `,
  )}]::text[]`

/** SQL: folded text in which each of the words that were typed is found, whatever their order. */
export const hasTypedWords = (folded: SQLWrapper, q: string): SQL =>
  sql`${folded} like all (select '%' || ${foldedLiterally(sql`word`)} || '%' from unnest(${typedWords(q)}) as word)`

import { type SQL, sql } from 'drizzle-orm'
import { canonicalEmail, isEmail } from '../contract/is-email.ts'

/** SQL, `text[]`: the words that were typed; a whole address as it is kept: its domain as DNS has it. */
export const typedWords = (q: string): SQL =>
  sql`array[${sql.join(
    q
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => sql`${isEmail(canonicalEmail(word)) ? canonicalEmail(word) : word}`),
    sql`, `,
  )}]::text[]`

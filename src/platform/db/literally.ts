import { type SQL, sql } from 'drizzle-orm'

/** Words as a pattern of `like` has to have them: what is a wildcard there stands for itself. */
export const literally = (words: string): string => words.replace(/[\\%_]/g, '\\$&')

/** The same of words that are folded before they are looked for: ％ and ＿ only then become what is a wildcard. */
export const foldedLiterally = (words: string | SQL): SQL =>
  sql`regexp_replace(fold(${words}), '[\\\\%_]', '\\\\\\&', 'g')`

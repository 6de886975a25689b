import { is, Param, Placeholder, SQL, sql } from 'drizzle-orm'

/** The placeholders of a statement, each with its type in SQL. */
export type AskedTypes = Record<string, string>

/** SQL: rows called `asked`, from the placeholder `asked`: a list of them as JSON. They are numbered by `nth`, from 0. */
export const rowsAsked = (types: AskedTypes): SQL =>
  sql`select * from json_to_recordset(${sql.placeholder('asked')}::json) as asked (nth int, ${sql.raw(
    Object.entries(types)
      .map(([name, type]) => `"${name}" ${type}`)
      .join(),
  )})`

/** SQL: a statement that is part of one over many: where it had a placeholder, it has what the row of `asked` says. */
export function forEachAsked(statement: SQL): SQL {
  return new SQL(statement.queryChunks.map(asAsked))
}

function asAsked(chunk: SQL['queryChunks'][number]): SQL['queryChunks'][number] {
  if (is(chunk, SQL)) return forEachAsked(chunk)
  if (is(chunk, Placeholder)) return sql.raw(`asked."${chunk.name}"`)
  if (is(chunk, Param) && is(chunk.value, Placeholder)) return sql.raw(`asked."${chunk.value.name}"`)
  return Array.isArray(chunk) ? chunk.map(asAsked) : chunk
}

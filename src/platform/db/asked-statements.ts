import type pg from 'pg'

const OFTEN = 3
/** Each connection keeps a plan for each name, so there are not many; what is built of lists of any length gets none of them for good. */
const NAMES_AT_MOST = 400
const TEXTS_COUNTED_AT_MOST = 2000

const asked = new Map<string, number>()
const names = new Map<string, string>()

/**
 * Gives a statement a name once its text has been asked a few times: PostgreSQL plans what has a name once for each connection, not each
 * time. What has a name already (`prepared.ts`) keeps it; what has no values may be several statements, and goes as it is.
 */
export function nameOftenAsked<Query extends pg.QueryConfig>(query: Query, values = query.values): Query {
  if (query.name !== undefined || !values?.length) return query
  const name = names.get(query.text) ?? earnName(query.text)
  return name === undefined ? query : { ...query, name }
}

function earnName(text: string): string | undefined {
  if (names.size >= NAMES_AT_MOST) return undefined
  const times = (asked.get(text) ?? 0) + 1
  if (times < OFTEN) {
    if (asked.size >= TEXTS_COUNTED_AT_MOST) asked.clear()
    asked.set(text, times)
    return undefined
  }
  asked.delete(text)
  const name = `often_${names.size}`
  names.set(text, name)
  return name
}

import type pg from 'pg'

const OFTEN = 3
/** PostgreSQL keeps a plan for each name of a connection; what is built of lists of any length gets none of them for good. */
const NAMES_AT_MOST = 400
const TEXTS_COUNTED_AT_MOST = 1000

/** What one connection is asked. */
export class AskedStatements {
  readonly #asked = new Map<string, number>()
  readonly #names = new Map<string, string>()

  /**
   * Gives a statement a name once its text has been asked here a few times: PostgreSQL plans what has a name once for each connection,
   * not each time. What has a name already (`prepared.ts`) keeps it; what has no values may be several statements, and goes as it is.
   */
  named(query: pg.QueryConfig, values: unknown[] | undefined = query.values): pg.QueryConfig {
    if (query.name !== undefined || !values?.length) return query
    const name = this.#names.get(query.text) ?? this.#earned(query.text)
    return name === undefined ? query : { ...query, name }
  }

  #earned(text: string): string | undefined {
    if (this.#names.size >= NAMES_AT_MOST) return undefined
    const times = (this.#asked.get(text) ?? 0) + 1
    if (times < OFTEN) {
      if (this.#asked.size >= TEXTS_COUNTED_AT_MOST) this.#asked.clear()
      this.#asked.set(text, times)
      return undefined
    }
    this.#asked.delete(text)
    const name = `often_${this.#names.size}`
    this.#names.set(text, name)
    return name
  }
}

import type { Tx } from './database.ts'

interface Preparable<Result> {
  prepare(name: string): { execute(values?: Record<string, unknown>): Promise<Result> }
}

/**
 * A query for a hot path: built once for each connection and run as a named prepared statement.
 * Values come in through `sql.placeholder(name)`.
 */
export function prepared<Result>(name: string, build: (tx: Tx) => Preparable<Result>) {
  const builtFor = new WeakMap<Tx, { execute(values?: Record<string, unknown>): Promise<Result> }>()
  return (tx: Tx, values: Record<string, unknown> = {}): Promise<Result> => {
    let query = builtFor.get(tx)
    if (!query) {
      query = build(tx).prepare(name)
      builtFor.set(tx, query)
    }
    return query.execute(values)
  }
}

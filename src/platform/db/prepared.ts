import { fillPlaceholders, is, Param, Placeholder, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { QueryResultRow } from 'pg'
import type { Tx } from './database.ts'
import { connectionOf } from './lend-connection.ts'
import { rowMapper } from './row-mapper.ts'

interface Query<Result> {
  execute(values?: Record<string, unknown>): Promise<Result>
}

export interface Preparable<Result> {
  prepare(name: string): Query<Result>
}

/**
 * A query for a hot path: built once for each connection and run as a named prepared statement.
 * Values come in through `sql.placeholder(name)`.
 */
export function prepared<Result>(name: string, build: (tx: Tx) => Preparable<Result>) {
  const builtFor = new WeakMap<Tx, Query<Result>>()
  return (tx: Tx, values: Record<string, unknown> = {}): Promise<Result> => {
    let query = builtFor.get(tx)
    if (!query) {
      query = build(tx).prepare(name)
      mapRowsQuickly(query)
      letNullBe(query)
      builtFor.set(tx, query)
    }
    return query.execute(values)
  }
}

/** The same of a statement written by hand, for what drizzle has no words for. Its rows come as the driver gives them. */
export function preparedSql<Row extends QueryResultRow>(name: string, statement: SQL) {
  let query: { sql: string; params: unknown[] } | undefined
  return async (tx: Tx, given: Record<string, unknown>): Promise<Row[]> => {
    query ??= dialect.sqlToQuery(statement)
    const values = fillPlaceholders(query.params, given)
    return (await connectionOf(tx).query<Row>({ name, text: query.sql, values })).rows
  }
}

const dialect = new PgDialect({ casing: 'snake_case' })

/** What drizzle keeps with a query that it has prepared, and does not tell of. */
interface Prepared {
  params: unknown[]
  fields?: Parameters<typeof rowMapper>[0]
  joinsNotNullableMap?: Parameters<typeof rowMapper>[1]
  customResultMapper?: (rows: unknown[][]) => unknown
}

function mapRowsQuickly(query: object): void {
  const prepared = query as Prepared
  const { fields, joinsNotNullableMap } = prepared
  if (!fields || prepared.customResultMapper) return
  const map = rowMapper(fields, joinsNotNullableMap)
  prepared.customResultMapper = (rows) => rows.map(map)
}

/** Drizzle asks a column's encoder for null as well where it comes in through a placeholder, and a date has no `toISOString` then. */
function letNullBe(query: object): void {
  const { params } = query as Prepared
  for (const [place, param] of params.entries())
    if (is(param, Param) && is(param.value, Placeholder)) params[place] = new Param(param.value, orNull(param.encoder))
}

const orNull = (encoder: Param['encoder']): Param['encoder'] => ({
  mapToDriverValue: (value) => (value === null ? null : encoder.mapToDriverValue(value)),
})

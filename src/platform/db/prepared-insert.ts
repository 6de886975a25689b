import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from './database.ts'
import { type Preparable, prepared } from './prepared.ts'

interface Rules {
  /** rows that are there already are passed over */
  passesOver?: boolean
  /** nobody asks for the rows as they are kept */
  isSilent?: boolean
  /** columns that the database works out of `sql.placeholder`s, which are given beside the rows */
  computed?: Record<string, SQL>
}

/**
 * Puts rows down by a statement that is built once for each connection, number of rows and set of columns, and answers those it kept.
 * Drizzle builds an insert anew each time, which takes longer than to send it.
 */
export function preparedInsert<Table extends PgTable>(name: string, table: Table, rules: Rules = {}) {
  type Kept = Table['$inferSelect'][]
  const statements = new Map<string, (tx: Tx, values: Record<string, unknown>) => Promise<Kept>>()
  const columns = Object.entries(getTableColumns(table))
  return (tx: Tx, rows: Table['$inferInsert'][], beside: Record<string, unknown> = {}): Promise<Kept> => {
    const values = { ...beside }
    const given = rows.map((row: Record<string, unknown>, place) =>
      columns.flatMap(([column, { defaultFn }]) => {
        const value = row[column] === undefined ? defaultFn?.() : row[column]
        if (value === undefined) return []
        values[`${place}.${column}`] = value
        return [column]
      }),
    )
    const shape = given.join(' ')
    let statement = statements.get(shape)
    if (!statement) {
      statement = prepared(`${name}_${statements.size}`, (tx) => inserting<Table>(tx, table, given, rules))
      statements.set(shape, statement)
    }
    return statement(tx, values)
  }
}

function inserting<Table extends PgTable>(
  tx: Tx,
  table: Table,
  given: string[][],
  { passesOver, isSilent, computed }: Rules,
) {
  const rows = given.map((columns, place) => ({
    ...Object.fromEntries(columns.map((column) => [column, sql.placeholder(`${place}.${column}`)])),
    ...computed,
  }))
  const insert = tx.insert(table).values(rows as PgInsertValue<Table>[])
  const kept = passesOver ? insert.onConflictDoNothing() : insert
  return (isSilent ? kept : kept.returning()) as Preparable<Table['$inferSelect'][]>
}

import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Tx } from './database.ts'
import { connectionOf } from './lend-connection.ts'
import { uncounted } from './tables.ts'

/**
 * Counters in the rows of a table, by their names in SQL. Whoever moves those of a row that somebody else is moving does not wait:
 * the change is put down beside the row, where `counted` sees it, until the next who finds the row free puts it in.
 */
export function countersOf<Name extends string>(table: string, names: readonly Name[]) {
  const statement = { name: `move_${table}_${names.join('_')}`, text: moving(table, names) }
  /** Answers the counters as they are then; undefined when the row is gone. What is found stays there until the commit. */
  return async (tx: Tx, id: string, by: Record<Name, number>): Promise<Record<Name, number> | undefined> => {
    const values = [id, ...names.map((name) => by[name])]
    const { rows } = await connectionOf(tx).query<Record<Name, number>>({ ...statement, values })
    return rows[0]
  }
}

/** SQL: a counter with what is still beside its row. */
export const counted = (counter: PgColumn, name: string, id: PgColumn): SQL<number> =>
  sql`(${counter} + ${besideRow(sql`${id}`, sql`${name}`)})`.mapWith(Number)

const besideRow = (id: SQL, name: SQL): SQL =>
  sql`(select coalesce(sum(${uncounted.by}), 0)::int from ${uncounted} where ${uncounted.rowId} = ${id} and ${uncounted.counter} = ${name})`

function moving(table: string, names: readonly string[]): string {
  const change = (nth: number) => `$${nth + 2}::int`
  const inBulk = (name: string) => `coalesce((select sum(by) from put_in where counter = '${name}'), 0)::int`
  const beside = (name: string) =>
    `coalesce((select sum(by) from uncounted where row_id = $1 and counter = '${name}'), 0)::int`
  return `
    with there as materialized (select id from ${table} where id = $1 for key share),
      free as materialized (select id from ${table} where id = (select id from there) for no key update skip locked),
      put_in as (
        delete from uncounted
        where row_id = (select id from free) and counter in (${names.map((name) => `'${name}'`).join()})
        returning counter, by),
      moved as (
        update ${table} set ${names.map((name, nth) => `${name} = ${table}.${name} + ${change(nth)} + ${inBulk(name)}`).join()}
        where id = (select id from free)
        returning ${names.join()}),
      put_down as (
        insert into uncounted (id, row_id, counter, by)
        select gen_random_uuid(), there.id, change.counter, change.by
        from there, (values ${names.map((name, nth) => `('${name}', ${change(nth)})`).join()}) as change (counter, by)
        where change.by <> 0 and not exists (select from free))
    select ${names.join()} from moved
    union all
    select ${names.map((name, nth) => `${name} + ${change(nth)} + ${beside(name)}`).join()}
    from ${table} where id = (select id from there) and not exists (select from free)`
}

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
  const by = names.map((name, nth) => `$${nth + 2}::int as ${name}`)
  const { moves, counters } = movingCounters(table, names)
  const text = `
    with moving as materialized (select id, ${by.join()} from ${table} where id = $1 for key share), ${moves}
    select ${names.join()} from (${counters}) as counted`
  const statement = { name: `move_${table}_${names.join('_')}`, text }
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

/**
 * SQL: moves counters of a table as part of a longer statement: of each row whose id is in `moving`, each counter by what the column of its
 * name says there; and, after what moves them, the counters of those rows as they are then, with their `id`.
 */
export function movingCounters(table: string, names: readonly string[]): { moves: string; counters: string } {
  const beside = (from: string, name: string) =>
    `coalesce((select sum(by) from ${from} where row_id = moving.id and counter = '${name}'), 0)::int`
  const moved = (name: string, from: string) => `${table}.${name} + moving.${name} + ${beside(from, name)}`
  return {
    moves: `
      free as materialized (select id from ${table} where id in (select id from moving) for no key update skip locked),
      put_in as (
        delete from uncounted
        where row_id in (select id from free) and counter in (${names.map((name) => `'${name}'`).join()})
        returning row_id, counter, by),
      moved as (
        update ${table} set ${names.map((name) => `${name} = ${moved(name, 'put_in')}`).join()}
        from moving where moving.id = ${table}.id and moving.id in (select id from free)
        returning ${table}.id, ${names.map((name) => `${table}.${name}`).join()}),
      put_down as (
        insert into uncounted (id, row_id, counter, by)
        select gen_random_uuid(), moving.id, change.counter, change.by
        from moving, lateral (values ${names.map((name) => `('${name}', moving.${name})`).join()}) as change (counter, by)
        where change.by <> 0 and moving.id not in (select id from free))`,
    counters: `
      select id, ${names.join()} from moved
      union all
      select moving.id, ${names.map((name) => moved(name, 'uncounted')).join()}
      from moving join ${table} on ${table}.id = moving.id where moving.id not in (select id from free)`,
  }
}

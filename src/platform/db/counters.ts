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
  const byValues = Object.fromEntries(names.map((name, nth) => [name, `$${nth + 2}::int`])) as Record<Name, string>
  const { moves, counters } = movingCounters(table, byValues)
  const text = `with there as materialized (select id from ${table} where id = $1 for key share), ${moves} ${counters}`
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
 * SQL: moves counters of a table as part of a longer statement, each by so much, in the row whose id is the only one in `there`, if any;
 * and, after what moves them, the counters as they are then.
 */
export function movingCounters(table: string, by: Record<string, string>): { moves: string; counters: string } {
  const names = Object.keys(by)
  const beside = (from: string, name: string) =>
    `coalesce((select sum(by) from ${from} where row_id = (select id from there) and counter = '${name}'), 0)::int`
  const moved = (name: string, from: string) => `${table}.${name} + ${by[name]} + ${beside(from, name)}`
  return {
    moves: `
      free as materialized (select id from ${table} where id = (select id from there) for no key update skip locked),
      put_in as (
        delete from uncounted
        where row_id = (select id from free) and counter in (${names.map((name) => `'${name}'`).join()})
        returning row_id, counter, by),
      moved as (
        update ${table} set ${names.map((name) => `${name} = ${moved(name, 'put_in')}`).join()}
        where id = (select id from free)
        returning ${names.join()}),
      put_down as (
        insert into uncounted (id, row_id, counter, by)
        select gen_random_uuid(), there.id, change.counter, change.by
        from there, (values ${names.map((name) => `('${name}', ${by[name]})`).join()}) as change (counter, by)
        where change.by <> 0 and not exists (select from free))`,
    counters: `
      select ${names.join()} from moved
      union all
      select ${names.map((name) => moved(name, 'uncounted')).join()}
      from ${table} where id = (select id from there) and not exists (select from free)`,
  }
}

import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { inStrides } from './in-strides.ts'
import type { UnitsOfWork } from './unit-of-work.ts'

interface AddedUp {
  why: string
  /** what was told, a row each */
  changes: PgTable
  /** one row for all that is alike in `by`, held by the constraint `once` */
  sums: PgTable
  once: string
  by: string[]
  /** columns that are summed */
  of: string[]
}

/**
 * Takes what was told of all schools row by row and adds it to its sums, in one statement: whoever reads both together misses nothing and counts
 * nothing twice. Answers how many rows were taken.
 */
export const addUp = (units: UnitsOfWork, { why, changes, sums, once, by, of }: AddedUp): Promise<number> =>
  inStrides(units, why, async (tx, atMost) => {
    const { rows } = await tx.execute<{ taken: number }>(sql`
      with taken as (
        delete from ${changes} where id in (select id from ${changes} order by id limit ${atMost} for update skip locked) returning *
      ), summed as (
        select ${listed(by)}, ${listed(of, (name) => sql`sum(${name}) as ${name}`)} from taken group by ${listed(by)}
      ), added as (
        insert into ${sums} as s (id, ${listed([...by, ...of])})
        select gen_random_uuid(), * from summed
        on conflict on constraint ${sql.identifier(once)} do update set ${listed(of, (name) => sql`${name} = s.${name} + excluded.${name}`)}
      )
      select count(*)::int as taken from taken`)
    return { rowCount: rows[0]!.taken }
  })

const listed = (names: string[], write: (name: SQL) => SQL = (name) => name): SQL =>
  sql.join(
    names.map((name) => write(sql`${sql.identifier(name)}`)),
    sql`, `,
  )

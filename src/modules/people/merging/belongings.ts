import { getTableName, type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Ctx } from '#platform/context.ts'
import type { BelongingKind } from './vocabulary.ts'

/** Two accounts of one person that become one. Both rows are locked. */
export interface Merge {
  keptId: string
  goneId: string
  /** whose address and password it is logged in with from then on */
  loginOf: 'kept' | 'gone'
}

/**
 * What becomes of the rows that point at a person by one column. `moved`: each is the other account's. `united`: likewise, but where both
 * have what one person has once, one row stays. `ended`: they go with the account. `counted`: the database itself sees to them.
 */
export interface Belonging {
  column: PgColumn
  fate: 'moved' | 'united' | 'ended' | 'counted'
  /** as what they are told of before */
  kind?: BelongingKind | undefined
  work?: (ctx: Ctx, merge: Merge) => Promise<void>
}

/** All that belongs to people; whoever has a table that points at them registers what becomes of its rows. In the order they are worked off. */
export class Belongings {
  readonly #all: Belonging[] = []

  register(...belongings: Belonging[]): void {
    this.#all.push(...belongings)
  }

  get all(): readonly Belonging[] {
    return this.#all
  }

  async move(ctx: Ctx, merge: Merge): Promise<void> {
    for (const { work } of this.#all) await work?.(ctx, merge)
  }

  /** How many of each kind these people have. */
  async count({ tx }: Pick<Ctx, 'tx'>, personIds: string[]): Promise<CountedBelongings[]> {
    const some = this.#all.flatMap(({ column, kind }) => (kind ? [countedBy(column, kind, personIds)] : []))
    if (some.length === 0) return []
    const { rows } = await tx.execute<{ person: string; kind: BelongingKind; count: number }>(
      sql`select person, kind, sum(count)::int as count from (${sql.join(some, sql` union all `)}) as counted group by person, kind`,
    )
    return rows.map(({ person: personId, ...counted }) => ({ personId, ...counted }))
  }
}

export interface CountedBelongings {
  personId: string
  kind: BelongingKind
  count: number
}

const countedBy = (column: PgColumn, kind: BelongingKind, personIds: string[]): SQL =>
  sql`select ${column} as person, ${kind}::text as kind, count(*) from ${column.table} where ${column} = any (${sql.param(personIds)}::uuid[]) group by 1`

interface Told {
  kind?: BelongingKind
}

/** Each row is the other account's from now on. */
export const moved = (column: PgColumn, { kind }: Told = {}): Belonging => ({
  column,
  kind,
  fate: 'moved',
  work: (ctx, merge) => moveRows(ctx, column, merge),
})

interface Uniting extends Told {
  /** what is there once for a person: the columns that say of what; none where there is one row for a person */
  once: PgColumn[]
  /** SQL: what the row that stays takes over, of `kept` and `gone` */
  takes?: [PgColumn, SQL][]
}

/** The same, but where both accounts have a row for the same thing, the row of the account that stays is the one, with what it takes over. */
export const united = (column: PgColumn, { once, takes = [], kind }: Uniting): Belonging => ({
  column,
  kind,
  fate: 'united',
  async work(ctx, merge) {
    const table = sql.identifier(getTableName(column.table))
    const of = named(column)
    const isSame = sql.join(
      [
        sql`kept.${of} = ${merge.keptId} and gone.${of} = ${merge.goneId}`,
        ...once.map((same) => sql`kept.${named(same)} = gone.${named(same)}`),
      ],
      sql` and `,
    )
    if (takes.length > 0) {
      const taken = takes.map(([taking, value]) => sql`${named(taking)} = ${value}`)
      await ctx.tx.execute(sql`update ${table} kept set ${sql.join(taken, sql`, `)} from ${table} gone where ${isSame}`)
    }
    await ctx.tx.execute(sql`delete from ${table} gone using ${table} kept where ${isSame}`)
    await moveRows(ctx, column, merge)
  },
})

/** They go with the account. */
export const ended = (column: PgColumn): Belonging => ({
  column,
  fate: 'ended',
  async work({ tx }, { goneId }) {
    await tx.delete(column.table).where(sql`${column} = ${goneId}`)
  },
})

/** What leads into an account ends with its login: of the one that goes, and of the one that stays if it is logged in to otherwise from then on. */
export const endedWithLogin = (column: PgColumn): Belonging => ({
  ...ended(column),
  async work(ctx, merge) {
    await ended(column).work?.(ctx, merge)
    if (merge.loginOf === 'gone') await ended(column).work?.(ctx, { ...merge, goneId: merge.keptId })
  },
})

/** What is shown at a login goes with it: that of the login which is kept is the account's from then on, that of the other ends. */
export const followingLogin = (column: PgColumn): Belonging => ({
  column,
  fate: 'ended',
  async work(ctx, merge) {
    const endsOf = merge.loginOf === 'gone' ? merge.keptId : merge.goneId
    await ended(column).work?.(ctx, { ...merge, goneId: endsOf })
    await moveRows(ctx, column, merge)
  },
})

/** The database sees to them, or no student has any. */
export const counted = (column: PgColumn): Belonging => ({ column, fate: 'counted' })

export async function moveRows({ tx }: Ctx, column: PgColumn, { keptId, goneId }: Merge): Promise<void> {
  const of = named(column)
  await tx.execute(sql`update ${column.table} set ${of} = ${keptId} where ${of} = ${goneId}`)
}

/** SQL: a column without its table. */
const named = ({ name }: PgColumn): SQL => sql`${sql.identifier(toSnakeCase(name))}`

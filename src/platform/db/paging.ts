import { asc, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from './database.ts'
import { atMoment } from './at-moment.ts'
import { invalidField } from '#platform/refusal.ts'

/** Rows are asked for one more than shown, so that the last page is known without counting. */
export function pageFrom<Row, Item>(
  rows: Row[],
  length: number,
  show: (row: Row) => Item,
  nextUrl: (last: Row) => string,
): { data: Item[]; next_page_url: string | null } {
  const shown = rows.slice(0, length)
  const last = shown.at(-1)
  return { data: shown.map(show), next_page_url: rows.length > length && last ? nextUrl(last) : null }
}

/** The address of what follows in a list: the same that was asked for, from the cursor on. */
export const nextPage = (path: string, asked: Record<string, string | number | undefined>, cursor: string): string =>
  `${path}?${new URLSearchParams([...Object.entries(asked).flatMap(written), ['cursor', cursor]])}`

const written = ([name, value]: [string, string | number | undefined]): [string, string][] =>
  value === undefined || value === '' ? [] : [[name, String(value)]]

/**
 * A limit that is part of the statement. As a value of a prepared one, PostgreSQL would expect a tenth of all rows, and
 * plan every call anew to do better.
 */
export const atMost = (rows: number): number => sql.raw(String(rows)) as unknown as number

/** A cursor of a time and an id, for lists that go from newest to oldest. */
export const cursorOf = (row: { createdAt: Date; id: string }): string =>
  `${row.createdAt.getTime().toString(36)}.${row.id}`

export function readCursor(cursor: string): { createdAt: Date; id: string } {
  const match = /^([0-9a-z]{1,9})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(cursor)
  if (!match?.[1] || !match[2]) throw invalidField('cursor', 'validation.cursor')
  return { createdAt: new Date(Number.parseInt(match[1], 36)), id: match[2] }
}

/** A bound instead of no condition, so that the first page and the last are one prepared statement over one index. */
export const FROM_THE_NEWEST = { createdAt: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }

/** The cursor's place as values of a prepared statement. */
export function placeOf(cursor: string): { createdAt: string; id: string } {
  const { createdAt, id } = readCursor(cursor)
  return { createdAt: createdAt.toISOString(), id }
}

/** Everything after such a place in (created_at desc, id desc). */
export const olderThanPlace = (createdAt: PgColumn, id: PgColumn): SQL =>
  sql`(${createdAt}, ${id}) < (${sql.placeholder('createdAt')}::timestamptz, ${sql.placeholder('id')}::uuid)`

/** The cursor's place and everything after it in (created_at, id). */
export function notBefore(createdAt: PgColumn, id: PgColumn, cursor: string | undefined): SQL | undefined {
  if (!cursor) return undefined
  const from = readCursor(cursor)
  return sql`(${createdAt}, ${id}) >= (${atMoment(from.createdAt)}, ${from.id}::uuid)`
}

/** Everything after the place of the last row in (at, id). */
export const laterThan = (
  at: PgColumn,
  id: PgColumn,
  last: { createdAt: Date; id: string } | undefined,
): SQL | undefined => last && sql`(${at}, ${id}) > (${atMoment(last.createdAt)}, ${last.id}::uuid)`

interface Parted {
  of: PgTable
  at: PgColumn
  id: PgColumn
  where: SQL | undefined
  inPart: number
}

/** Cursors of where each part of a table begins, in (at, id), with so many rows in one. */
export async function findParts({ tx }: { tx: Tx }, { of, at, id, where, inPart }: Parted): Promise<string[]> {
  const numbered = tx
    .select({
      id: sql<string>`${id}`.as('part_id'),
      at: sql`${at}`.mapWith((value) => at.mapFromDriverValue(value) as Date).as('part_at'),
      nth: sql<number>`row_number() over (order by ${at}, ${id})`.as('nth'),
    })
    .from(of)
    .where(where)
    .as('numbered')
  const rows = await tx
    .select({ id: numbered.id, createdAt: numbered.at })
    .from(numbered)
    .where(sql`(${numbered.nth} - 1) % ${inPart} = 0`)
    .orderBy(asc(numbered.nth))
  return rows.map(cursorOf)
}

/** Everything after the cursor in (created_at desc, id desc). */
export function olderThan(createdAt: PgColumn, id: PgColumn, cursor: string | undefined): SQL | undefined {
  if (!cursor) return undefined
  const after = readCursor(cursor)
  return sql`(${createdAt}, ${id}) < (${atMoment(after.createdAt)}, ${after.id}::uuid)`
}

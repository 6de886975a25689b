import { and, asc, gt, ne, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../db/database.ts'
import type { UnitsOfWork } from '../db/unit-of-work.ts'
import type { KeyRing } from '../sealed.ts'
import type { TellOfRow } from './failed-row.ts'

interface SealedRow {
  id: string
  schoolId: string
}

interface Sealed<Row extends SealedRow> {
  table: PgTable & Record<'id' | 'keyVersion', PgColumn>
  /** the column of what is sealed, as the table calls it */
  column: keyof Row & string
  /** What it is once the newest key sealed it. @throws Error when no key on the ring opens it */
  anew(row: Row): string
}

interface Parts {
  units: UnitsOfWork
  keys: KeyRing
  /** of reading rows of all schools */
  why: string
}

const STRIDE = 100
const FIRST = '00000000-0000-0000-0000-000000000000'

/**
 * Seals with the newest key what an older one sealed in a table, so that the older one can be thrown away: a stride of rows in each
 * transaction. Those that no key opens stay as they are, and are told of.
 */
export async function sealAnew<Row extends SealedRow>(
  { units, keys, why }: Parts,
  sealed: Sealed<Row>,
  tell: TellOfRow,
): Promise<void> {
  const version = keys.current.version
  const sealAfter = (id: string) =>
    units.withoutSchool(why, (tx) => sealStride(tx, sealed, { version, after: id }, tell))
  for (let last = await sealAfter(FIRST); last !== undefined;) last = await sealAfter(last)
}

/** The rows that follow this one, in the order of their ids. Answers the last; undefined when there are no more. */
async function sealStride<Row extends SealedRow>(
  tx: Tx,
  { table, column, anew }: Sealed<Row>,
  { version, after }: { version: string; after: string },
  tell: TellOfRow,
): Promise<string | undefined> {
  const old = (await tx
    .select()
    .from(table)
    .where(and(gt(table.id, after), ne(table.keyVersion, version)))
    .orderBy(asc(table.id))
    .limit(STRIDE)
    .for('update')) as unknown as Row[]
  const done: { id: string; sealed: string }[] = []
  for (const row of old)
    try {
      done.push({ id: row.id, sealed: anew(row) })
    } catch (error) {
      tell(error, { id: row.id, school: row.schoolId })
    }
  if (done.length > 0)
    await tx
      .update(table)
      .set({ [column]: sql`anew.sealed`, keyVersion: version })
      .from(
        sql`unnest(${sql.param(done.map(({ id }) => id))}::uuid[], ${sql.param(done.map(({ sealed }) => sealed))}::text[]) as anew (id, sealed)`,
      )
      .where(sql`${table.id} = anew.id`)
  return old.at(-1)?.id
}

import type pg from 'pg'
import { CannotGoOn } from '#platform/cannot-go-on.ts'
import { listTables } from './describe.ts'

/** Has a row from the moment its table is made. */
const NEVER_EMPTY = 'pgboss.version'

/** @throws CannotGoOn when any table has a row: a database that is in use, or was. */
export async function refuseOccupied(client: pg.Client): Promise<void> {
  const tables = (await listTables(client)).filter(({ name }) => name !== NEVER_EMPTY)
  if (tables.length === 0) return
  const firstRows = tables.map(({ name }) => `(select $$${name}$$ as name from ${name} limit 1)`)
  const { rows } = await client.query<{ name: string }>(firstRows.join(' union all '))
  if (rows.length > 0)
    throw new CannotGoOn(
      `The database is not empty (${rows[0]!.name} has rows). Nothing was restored: restore into a new one.`,
    )
}

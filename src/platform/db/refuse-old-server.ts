import type pg from 'pg'
import { CannotGoOn } from '#platform/cannot-go-on.ts'

const OLDEST = 16

/** @throws CannotGoOn unless the server is a PostgreSQL this product works with: 16 or newer, and a database in UTF8. */
export async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string; number: string; encoding: string }>(
    `select current_setting('server_version') as version, current_setting('server_version_num') as number,
            current_setting('server_encoding') as encoding`,
  )
  const { version, number, encoding } = rows[0]!
  if (Number(number) < OLDEST * 10_000)
    throw new CannotGoOn(`DATABASE_URL leads to PostgreSQL ${version}. Katedra needs PostgreSQL ${OLDEST} or newer.`)
  if (encoding !== 'UTF8')
    throw new CannotGoOn(
      `The database of DATABASE_URL is encoded in ${encoding}. Katedra needs one made with: encoding 'UTF8'`,
    )
}

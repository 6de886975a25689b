import { Client } from 'pg'

import { ahead } from './ahead.ts'

/** Lets a database, and the copies of it, live as far ahead as those who ask it: its now() is the later one. */
export async function moveNow(url: string): Promise<void> {
  if (ahead() === 0) return
  const client = new Client(url)
  await client.connect()
  try {
    await client.query(
      `create or replace function pg_catalog.now() returns timestamptz language sql stable parallel safe
       as $$ select pg_catalog.transaction_timestamp() + interval '${ahead()} milliseconds' $$`,
    )
  } finally {
    await client.end()
  }
}

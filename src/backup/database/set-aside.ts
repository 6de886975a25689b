import type pg from 'pg'
import { SCHEMAS } from './describe.ts'

/**
 * Takes foreign keys off and triggers out of service for the rest of a transaction, so that rows come in in any order and tell
 * nobody. Returns what puts them back: then every key is checked over all rows.
 */
export async function setAside(client: pg.Client): Promise<() => Promise<void>> {
  const keys = await listForeignKeys(client)
  const triggered = await listTriggered(client)
  await runAll(client, [
    ...keys.map(({ table, name }) => `alter table ${table} drop constraint ${name}`),
    ...triggered.map((table) => `alter table ${table} disable trigger user`),
  ])
  return () =>
    runAll(client, [
      ...triggered.map((table) => `alter table ${table} enable trigger user`),
      ...keys.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`),
    ])
}

async function listForeignKeys(client: pg.Client) {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_namespace n on n.oid = connamespace
     where nspname = any ($1) and contype = 'f' and conparentid = 0`,
    [SCHEMAS],
  )
  return rows
}

async function listTriggered(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ table: string }>(
    `select distinct tgrelid::regclass::text as "table"
     from pg_trigger join pg_class c on c.oid = tgrelid join pg_namespace n on n.oid = relnamespace
     where nspname = any ($1) and not tgisinternal`,
    [SCHEMAS],
  )
  return rows.map(({ table }) => table)
}

const runAll = (client: pg.Client, statements: string[]) => client.query(statements.join(';\n')).then(() => undefined)

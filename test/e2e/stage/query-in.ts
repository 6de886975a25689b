import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'

/** Rows straight from the database of a running product. */
export async function queryIn<Row>(dataDir: string, sql: string, values: unknown[] = []): Promise<Row[]> {
  const { password, port } = JSON.parse(await readFile(join(dataDir, 'postgres.json'), 'utf8'))
  const client = new Client(`postgres://postgres:${password}@127.0.0.1:${port}/katedra`)
  await client.connect()
  try {
    return (await client.query(sql, values)).rows as Row[]
  } finally {
    await client.end()
  }
}

import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { constants, createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { CannotGoOn } from '#platform/cannot-go-on.ts'
import { appliedMigrations, areOurs } from '#platform/db/migrations.ts'
import { QUEUE_VERSION } from '#platform/jobs/jobs.ts'
import { keepTables, queueVersionOf } from '#platform/migrations/migrate.ts'
import { through } from '../checksums.ts'
import type { Destination } from '../installation.ts'
import type { Manifest } from '../manifest.ts'
import { listPartitions, listSequences, listTables, type Table } from './describe.ts'
import { openPlainSession } from './plain-session.ts'
import { tableFile } from './table-file.ts'

export type BackedUpDatabase = Omit<Manifest, 'format' | 'files'>

/** Writes all rows as they were at one moment; who writes meanwhile neither waits nor is waited for. */
export async function backUpDatabase(
  databaseUrl: string,
  destination: Destination,
  afterMoment: () => Promise<void>,
): Promise<BackedUpDatabase> {
  await mkdir(path.join(destination.folder, 'database'))
  const client = await openPlainSession(databaseUrl, 'katedra backup')
  try {
    const { tables, ...snapshot } = await openSnapshot(client)
    await afterMoment()
    const copied: Manifest['tables'] = []
    for (const table of tables) copied.push(await copyOut(client, table, destination))
    await client.query('commit')
    return { ...snapshot, tables: copied }
  } finally {
    await client.end()
  }
}

/**
 * Begins a transaction that goes on seeing this moment. The moment is chosen by the first question, after the tables were
 * locked against being changed: nobody who reads or writes rows waits for that.
 */
async function openSnapshot(client: pg.Client) {
  await keepTables(client)
  const [migrations, queueVersion] = [await appliedMigrations(client), await queueVersionOf(client)]
  if (queueVersion === undefined) throw new CannotGoOn('The database is empty: there is nothing to back up.')
  if (!areOurs(migrations) || queueVersion > QUEUE_VERSION)
    throw new CannotGoOn('The database was brought up to date by a newer version of Katedra: back it up with that one.')
  const tables = await listTables(client)
  await client.query('begin isolation level repeatable read read only')
  await client.query(`lock table ${tables.map(({ name }) => name).join(', ')} in access share mode`)
  const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now')
  return {
    madeAt: rows[0]!.now.toISOString(),
    migrations,
    queueVersion,
    sequences: await listSequences(client),
    ...(await listPartitions(client)),
    tables,
  }
}

async function copyOut(client: pg.Client, table: Table, destination: Destination): Promise<Manifest['tables'][number]> {
  const { folder, checksums, signal } = destination
  const file = tableFile(table.name)
  const rows = copyTo(`copy (select ${table.columns.join(', ')} from ${table.name}) to stdout`)
  const hash = createHash('sha256')
  await pipeline(
    client.query(rows),
    createGzip({ level: constants.Z_BEST_SPEED }),
    through(hash),
    createWriteStream(path.join(folder, file), { flags: 'wx' }),
    { signal },
  )
  await checksums.add(file, hash.digest('hex'))
  // The number of rows comes after the last of them, and before any later answer.
  await client.query('select')
  return { ...table, rows: rows.rowCount }
}

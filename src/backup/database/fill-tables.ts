import { createReadStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { CannotGoOn } from '#platform/cannot-go-on.ts'
import type { Errand } from '../installation.ts'
import type { Manifest } from '../manifest.ts'
import { listTables, type Table } from './describe.ts'
import { makePartitions } from './make-partitions.ts'
import { openPlainSession } from './plain-session.ts'
import { setAside } from './set-aside.ts'
import { tableFile } from './table-file.ts'

/** A backup on its way in. */
export interface Source extends Errand {
  folder: string
  backup: Manifest
}

/** Brings the rows of a backup into empty tables: all of them, with what `beforeCommit` does, or none. */
export async function fillTables(
  databaseUrl: string,
  source: Source,
  beforeCommit: () => Promise<void>,
): Promise<void> {
  const { backup, log } = source
  const client = await openPlainSession(databaseUrl, 'katedra restore')
  try {
    await client.query('begin')
    await makePartitions(client, backup)
    const putBack = await setAside(client)
    const tables = tablesThatAreHere(backup, await listTables(client), log)
    const names = tables.map(({ name }) => name).join(', ')
    await client.query(`truncate ${names}`)
    for (const table of tables) await copyIn(client, table, source)
    await setSequences(client, backup.sequences)
    await putBack()
    await beforeCommit()
    await client.query('commit')
    await client.query(`analyze ${names}`)
  } finally {
    await client.end()
  }
}

/** What somebody added to the database is in the backup, but nothing here makes its table. */
function tablesThatAreHere(backup: Manifest, here: Table[], log: (line: string) => void): Manifest['tables'] {
  const columnsOf = new Map(here.map(({ name, columns }) => [name, new Set(columns)]))
  return backup.tables.filter(({ name, columns }) => {
    const known = columnsOf.get(name)
    if (!known) {
      log(`Left out: ${name}, which Katedra does not make. Its rows are in ${tableFile(name)}`)
      return false
    }
    const unknown = columns.filter((column) => !known.has(column))
    if (unknown.length > 0)
      throw new CannotGoOn(`${name} has columns in the backup that Katedra does not make: ${unknown.join(', ')}.`)
    return true
  })
}

async function copyIn(client: pg.Client, { name, columns, rows }: Manifest['tables'][number], source: Source) {
  const taken = copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`)
  await pipeline(createReadStream(path.join(source.folder, tableFile(name))), createGunzip(), client.query(taken), {
    signal: source.signal,
  })
  if (taken.rowCount !== rows)
    throw new CannotGoOn(`${name} has ${taken.rowCount} rows in the backup instead of ${rows}.`)
}

const setSequences = (client: pg.Client, sequences: Manifest['sequences']) =>
  client.query(
    `select setval(to_regclass(sequence.name), sequence.value)
     from jsonb_to_recordset($1) as sequence (name text, value bigint) where to_regclass(sequence.name) is not null`,
    [JSON.stringify(sequences)],
  )

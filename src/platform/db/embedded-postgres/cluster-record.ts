import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** What a later start must know; kept beside the cluster, readable by its owner alone. */
export interface ClusterRecord {
  password: string
  port: number
  directory: string
}

const fileIn = (home: string) => path.join(home, 'postgres.json')

export async function readRecord(home: string): Promise<ClusterRecord | undefined> {
  const text = await readFile(fileIn(home), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const record = JSON.parse(text) as ClusterRecord
  return { ...record, directory: path.resolve(home, record.directory) }
}

/** The directory is written relative to the data folder where it lies inside, so that the folder can be moved. */
export async function writeRecord(home: string, record: ClusterRecord): Promise<void> {
  const inside = path.relative(home, record.directory)
  const directory = inside.startsWith('..') ? record.directory : inside
  const partial = `${fileIn(home)}.new`
  await writeFile(partial, `${JSON.stringify({ ...record, directory }, null, 2)}\n`, { mode: 0o600 })
  await rename(partial, fileIn(home))
}

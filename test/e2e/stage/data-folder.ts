import { constants, cpSync, readdirSync, rmSync } from 'node:fs'
import { chmod, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { freePorts } from '../../free-ports.ts'

const CLUSTER = 'postgres'
/** The cluster, and what is kept beside it: its address, its log. */
const isOfDatabase = (name: string) => name.startsWith(CLUSTER)

/** An empty one. Under root the database runs as another account and must be able to enter. */
export async function aDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'katedra-journeys-'))
  await chmod(folder, 0o755)
  return folder
}

export const clusterIn = (folder: string): string => join(folder, CLUSTER)

/** One that holds what another does, with a port of its own for its database. */
export async function aCopyOf(original: string): Promise<string> {
  const folder = await aDataFolder()
  copy(original, folder)
  // PostgreSQL opens no folder that others may read.
  await chmod(clusterIn(folder), 0o700)
  const file = join(folder, 'postgres.json')
  const record = JSON.parse(await readFile(file, 'utf8')) as object
  await writeFile(file, JSON.stringify({ ...record, port: await freePorts(1) }))
  return folder
}

/** Has a folder hold the files that another does, and no others. Its database stays as it is. */
export function copyFilesAnew(original: string, folder: string): void {
  for (const name of readdirSync(folder))
    if (!isOfDatabase(name)) rmSync(join(folder, name), { recursive: true, force: true })
  for (const name of readdirSync(original)) if (!isOfDatabase(name)) copy(join(original, name), join(folder, name))
}

/** Thousands of files: promises of theirs would take ten times as long. */
function copy(original: string, target: string): void {
  cpSync(original, target, { recursive: true, mode: constants.COPYFILE_FICLONE })
}

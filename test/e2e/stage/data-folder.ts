import { constants, cpSync } from 'node:fs'
import { chmod, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { freePorts } from '../../free-ports.ts'

/** An empty one. Under root the database runs as another account and must be able to enter. */
export async function aDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'katedra-journeys-'))
  await chmod(folder, 0o755)
  return folder
}

/** One that holds what another does, with a port of its own for its database. */
export async function aCopyOf(original: string): Promise<string> {
  const folder = await aDataFolder()
  // Thousands of files: promises of theirs would take ten times as long.
  cpSync(original, folder, { recursive: true, mode: constants.COPYFILE_FICLONE })
  // PostgreSQL opens no folder that others may read.
  await chmod(join(folder, 'postgres'), 0o700)
  const file = join(folder, 'postgres.json')
  const record = JSON.parse(await readFile(file, 'utf8')) as object
  await writeFile(file, JSON.stringify({ ...record, port: await freePorts(1) }))
  return folder
}

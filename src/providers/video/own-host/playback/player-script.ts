import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { buildPlayer, PLAYER_FOLDER } from './build-player.ts'

export interface PlayerScript {
  plain: Buffer
  brotli: Buffer
  etag: string
}

export const PLAYER_ENTRY = 'player.js'

let scripts: Promise<Map<string, PlayerScript>> | undefined

/** The player's scripts by name, built at first use when the build has not been run. */
export function playerScripts(): Promise<Map<string, PlayerScript>> {
  scripts ??= load().catch((error: unknown) => {
    scripts = undefined
    throw error
  })
  return scripts
}

async function load(): Promise<Map<string, PlayerScript>> {
  const names = await builtNames()
  const loaded = names.map(async (name) => [name, await read(join(PLAYER_FOLDER, name))] as const)
  return new Map(await Promise.all(loaded))
}

async function builtNames(): Promise<string[]> {
  const list = async () => (await readdir(PLAYER_FOLDER)).filter((name) => name.endsWith('.js'))
  const names = await list().catch((): string[] => [])
  if (names.includes(PLAYER_ENTRY)) return names
  await buildPlayer()
  return list()
}

async function read(file: string): Promise<PlayerScript> {
  const plain = await readFile(file)
  const brotli = await promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
  return { plain, brotli, etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"` }
}

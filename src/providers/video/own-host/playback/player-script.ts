import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { buildPlayer, PLAYER_FILE } from './build-player.ts'

export interface PlayerScript {
  plain: Buffer
  brotli: Buffer
  etag: string
}

let script: Promise<PlayerScript> | undefined

/** The player's script, built at first use when the build has not been run. */
export function playerScript(): Promise<PlayerScript> {
  script ??= load().catch((error: unknown) => {
    script = undefined
    throw error
  })
  return script
}

async function load(): Promise<PlayerScript> {
  const plain = await readFile(PLAYER_FILE).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    await buildPlayer()
    return readFile(PLAYER_FILE)
  })
  const brotli = await promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
  return { plain, brotli, etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"` }
}

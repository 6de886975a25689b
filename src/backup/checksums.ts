import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { CannotGoOn } from '#platform/cannot-go-on.ts'

/** As `sha256sum` writes and checks them. */
const CHECKSUMS = 'checksums.sha256'

export interface Checksums {
  /** `file` as seen from the backup's folder */
  add(file: string, sum: string): Promise<void>
}

/** The list is whole once the work is done. */
export async function withChecksums<T>(folder: string, work: (checksums: Checksums) => Promise<T>): Promise<T> {
  const list = await open(path.join(folder, CHECKSUMS), 'ax')
  try {
    return await work({ add: (file, sum) => list.appendFile(`${sum}  ${file}\n`) })
  } finally {
    await list.close()
  }
}

/** @throws CannotGoOn when the list cannot be one of ours. */
export async function* readChecksums(folder: string): AsyncGenerator<{ file: string; sum: string }> {
  const list = await open(path.join(folder, CHECKSUMS)).catch(() => undefined)
  if (!list) throw incomplete(folder)
  for await (const line of createInterface({ input: list.createReadStream() })) {
    const [, sum = '', file = ''] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? []
    if (file === '' || file.split('/').includes('..')) throw damaged(CHECKSUMS)
    yield { file, sum }
  }
}

export const damaged = (file: string) =>
  new CannotGoOn(`The backup is damaged: ${file} is not what was written. Nothing was restored.`)

export const incomplete = (folder: string) => new CannotGoOn(`There is no whole backup in ${folder}.`)

/** Hashes what passes through. */
export const through = (hash: Hash) =>
  async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk)
      yield chunk
    }
  }

export async function sumOf(file: string, signal: AbortSignal): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file, { highWaterMark: 1024 * 1024 }), hash, { signal })
  return hash.digest('hex')
}

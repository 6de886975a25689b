import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { type FileHandle, mkdir, open, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { through } from '../checksums.ts'
import { nothingIfAbsent } from './walk.ts'

export interface Copied {
  sum: string
  bytes: number
}

const CHUNK = 1024 * 1024

/** Copies a file to where there is none, and tells what was copied; nothing when it is gone. */
export async function copyFile(from: string, to: string, signal: AbortSignal): Promise<Copied | undefined> {
  signal.throwIfAborted()
  const source = await open(from).catch(nothingIfAbsent)
  if (!source) return undefined
  try {
    await mkdir(path.dirname(to), { recursive: true })
    const { size } = await source.stat()
    return size > CHUNK ? await copyInPieces(source, to, signal) : await copyAtOnce(source, to)
  } finally {
    await source.close()
  }
}

async function copyInPieces(source: FileHandle, to: string, signal: AbortSignal): Promise<Copied> {
  const hash = createHash('sha256')
  const target = createWriteStream(to, { flags: 'wx', highWaterMark: CHUNK })
  const pieces = source.createReadStream({ highWaterMark: CHUNK, autoClose: false })
  await pipeline(pieces, through(hash), target, { signal })
  return { sum: hash.digest('hex'), bytes: target.bytesWritten }
}

/** Pictures and pieces of films: for thousands of them, streams would cost more than the copying. */
async function copyAtOnce(source: FileHandle, to: string): Promise<Copied> {
  const bytes = await source.readFile()
  await writeFile(to, bytes, { flag: 'wx' })
  return { sum: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.length }
}

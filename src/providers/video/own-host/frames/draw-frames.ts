import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import type { ObjectStore } from '#providers/storage/port.ts'
import { runChild } from '../transcode/run-child.ts'
import { beginningIn, largestIn, pieceAt } from './piece-at.ts'

const SCRIPT = new URL('./frames-child.ts', import.meta.url)
const LIMITS = { maxMemoryBytes: 1_000_000_000, timeoutSeconds: 60 }

/** Frames of a film as it is played, one as webp for each second asked for, from its largest rendition. */
export async function drawFrames(store: ObjectStore, prefix: string, seconds: readonly number[]): Promise<Buffer[]> {
  const read = async (file: string) => (await store.get(`${prefix}${file}`)).stream
  const largest = largestIn(await text(await read('master.m3u8')))
  const playlist = largest === undefined ? '' : await text(await read(largest))
  const beginning = beginningIn(playlist)
  if (beginning === undefined) throw new Error(`Nothing to draw from in ${prefix}`)
  const init = await buffer(await read(beginning))
  const directory = await mkdtemp(join(tmpdir(), 'katedra-frames-'))
  try {
    const frames = []
    for (const [nth, second] of seconds.entries()) {
      const piece = pieceAt(playlist, second)
      if (!piece) throw new Error(`No piece at ${second} s in ${prefix}`)
      const source = join(directory, `${nth}.mp4`)
      await writeFile(source, Buffer.concat([init, await buffer(await read(piece.file))]))
      frames.push({ source, second: second - piece.from, to: `${nth}.webp` })
    }
    for await (const message of runChild(SCRIPT, { directory, frames }, LIMITS)) if (message.type === 'done') break
    return await Promise.all(frames.map(({ to }) => readFile(join(directory, to))))
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { makeSampleVideo } from '#providers/video/sample/make-sample-video.ts'

const made = new Map<number, Promise<Buffer>>()

/** A film of a few seconds in a folder, and its path. `bytes` more of nothing make its upload last. */
export async function aFilm(folder: string, { seconds = 4, bytes = 0 } = {}): Promise<string> {
  const path = join(folder, 'film.mp4')
  const film = made.get(seconds) ?? make(path, seconds)
  made.set(seconds, film)
  await writeFile(path, Buffer.concat([await film, freeBox(bytes)]))
  return path
}

const make = async (path: string, seconds: number): Promise<Buffer> =>
  readFile(await makeSampleVideo({ title: ['A film', 'of a journey'], seconds, hue: 200, path }))

/** An MP4 box that players skip. */
function freeBox(bytes: number): Buffer {
  if (bytes === 0) return Buffer.alloc(0)
  const box = Buffer.alloc(bytes)
  box.writeUInt32BE(bytes)
  box.write('free', 4)
  return box
}

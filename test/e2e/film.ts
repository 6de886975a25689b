import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'

import { makeSampleVideo } from '#providers/video/sample/make-sample-video.ts'

/** A film of a few seconds, made anew in a folder, and its path. `bytes` more of nothing make its upload last. */
export async function aFilm(folder: string, { seconds = 4, bytes = 0 } = {}): Promise<string> {
  const path = await makeSampleVideo({
    title: ['A film', 'of a journey'],
    seconds,
    hue: 200,
    path: join(folder, 'film.mp4'),
  })
  if (bytes > 0) await appendFile(path, freeBox(bytes))
  return path
}

/** An MP4 box that players skip. */
function freeBox(bytes: number): Buffer {
  const box = Buffer.alloc(bytes)
  box.writeUInt32BE(bytes)
  box.write('free', 4)
  return box
}

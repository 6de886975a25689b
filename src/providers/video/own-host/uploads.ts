import { createWriteStream } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { FileStore } from '@tus/file-store'

const WRITE_BUFFER = 4 * 1024 * 1024

/** Unfinished and finished uploads as files in one folder, named `{videoId}.{id}`. */
export class DiskUploads extends FileStore {
  pathOf(uploadId: string): string {
    return join(this.directory, uploadId)
  }

  /** Keeps what arrived when the line breaks, so that the client goes on from there. */
  override async write(readable: Readable, uploadId: string, offset: number): Promise<number> {
    const file = createWriteStream(this.pathOf(uploadId), { flags: 'r+', start: offset, highWaterMark: WRITE_BUFFER })
    const done = finished(file)
    readable.on('error', () => file.end())
    readable.pipe(file)
    await done
    return offset + file.bytesWritten
  }

  async removeUploadsOf(videoId: string) {
    for (const name of await readdir(this.directory))
      if (name.startsWith(`${videoId}.`)) await rm(this.pathOf(name), { force: true })
  }

  /** Deletes what nobody has added to for so many seconds; tells how many files went. */
  async removeIdleUploads(idleSeconds: number): Promise<number> {
    const before = Date.now() - idleSeconds * 1000
    let removed = 0
    for (const name of await readdir(this.directory)) {
      const file = await stat(this.pathOf(name)).catch(() => null)
      if (!file || file.mtimeMs > before || name.endsWith('.json')) continue
      await rm(this.pathOf(name), { force: true })
      await rm(this.pathOf(`${name}.json`), { force: true })
      removed += 1
    }
    return removed
  }
}

export function diskUploads(directory: string): DiskUploads {
  return new DiskUploads({ directory })
}

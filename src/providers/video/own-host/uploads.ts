import { createWriteStream } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { FileStore } from '@tus/file-store'
import type { Upload } from '@tus/server'
import { NoRoom } from '#providers/storage/port.ts'
import { refusingWhenFull, requireRoom } from '#providers/storage/room.ts'

const WRITE_BUFFER = 4 * 1024 * 1024
/** Read and thrown away, so that a sender who is still sending hears the refusal; our own sends pieces of half of it. */
const MOST_DRAINED = 64 * 1024 * 1024

/** Unfinished and finished uploads as files in one folder, named `{videoId}.{id}`. */
export class DiskUploads extends FileStore {
  readonly #reserveBytes: number

  constructor(directory: string, reserveBytes: number) {
    super({ directory })
    this.#reserveBytes = reserveBytes
  }

  pathOf(uploadId: string): string {
    return join(this.directory, uploadId)
  }

  /** Refuses with NoRoom an upload that the disk could not hold. */
  async requireRoomFor({ size = 0 }: Upload): Promise<void> {
    await requireRoom(this.directory, size, this.#reserveBytes)
  }

  override create(upload: Upload): Promise<Upload> {
    return this.#keepingNothingWhenFull(upload.id, () => super.create(upload))
  }

  /** Keeps what arrived when the line breaks, so that the client goes on from there. Refuses with NoRoom when the disk is full. */
  override write(readable: Readable, uploadId: string, offset: number): Promise<number> {
    return this.#keepingNothingWhenFull(uploadId, async () => {
      const file = createWriteStream(this.pathOf(uploadId), { flags: 'r+', start: offset, highWaterMark: WRITE_BUFFER })
      const done = finished(file)
      readable.on('error', () => file.end())
      readable.pipe(file)
      await done.catch(async (error: unknown) => {
        await drain(readable)
        throw error
      })
      return offset + file.bytesWritten
    })
  }

  /** The file that a video was last sent as, while it is kept. */
  async findUploadOf(videoId: string): Promise<string | undefined> {
    let last: { name: string; mtimeMs: number } | undefined
    for (const name of await readdir(this.directory)) {
      if (!name.startsWith(`${videoId}.`) || name.endsWith('.json')) continue
      const { mtimeMs } = await stat(this.pathOf(name))
      if (!last || mtimeMs > last.mtimeMs) last = { name, mtimeMs }
    }
    return last?.name
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
      await this.#remove(name)
      removed += 1
    }
    return removed
  }

  async #keepingNothingWhenFull<T>(uploadId: string, write: () => Promise<T>): Promise<T> {
    try {
      return await refusingWhenFull(write)
    } catch (error) {
      if (error instanceof NoRoom) await this.#remove(uploadId)
      throw error
    }
  }

  async #remove(uploadId: string): Promise<void> {
    await rm(this.pathOf(uploadId), { force: true })
    await rm(this.pathOf(`${uploadId}.json`), { force: true })
  }
}

async function drain(readable: Readable): Promise<void> {
  let drained = 0
  try {
    for await (const chunk of readable as AsyncIterable<Buffer>) {
      drained += chunk.length
      if (drained > MOST_DRAINED) return
    }
  } catch {
    // The line broke: nobody is left to be told.
  }
}

export const diskUploads = (directory: string, reserveBytes: number): DiskUploads =>
  new DiskUploads(directory, reserveBytes)

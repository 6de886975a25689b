import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { checkedKey, checkedPrefix } from '../key.ts'
import { refusingWhenFull, requireRoom } from '../room.ts'
import { ObjectNotFound, type ObjectInfo, type ObjectStore, type StoredObject } from '../port.ts'
import { signDownload, signUpload } from './signed-file-url.ts'

export interface DiskStoreSettings {
  directory: string
  /** Origin put before /files, or '' for addresses on the page's own host. */
  origin: string
  secret: string
  /** kept free on the disk, in bytes */
  reserveBytes: number
}

/** Where an installation's store lies. */
export const storeIn = (dataDir: string): string => join(dataDir, 'files')

/** What a copy of a store's directory consists of; what else lies there is on its way. */
export const TREES = ['objects', 'types']

/** Objects are files; their content type lies in a parallel tree. */
export function diskStore(settings: DiskStoreSettings): ObjectStore {
  const objectPath = (key: string) => join(settings.directory, 'objects', key)
  const typePath = (key: string) => join(settings.directory, 'types', key)

  const head = async (key: string): Promise<ObjectInfo | null> => {
    const file = await stat(objectPath(checkedKey(key))).catch(nullWhenAbsent)
    if (!file?.isFile()) return null
    const contentType = await readFile(typePath(key), 'utf8').catch(nullWhenAbsent)
    return { size: file.size, contentType: contentType ?? 'application/octet-stream' }
  }

  return {
    signedUpload: async (grant) => signUpload(settings, { ...grant, key: checkedKey(grant.key) }),
    signedDownload: async (grant) => signDownload(settings, { ...grant, key: checkedKey(grant.key) }),
    head,

    async put(key, body, { contentType, bytes = Buffer.isBuffer(body) ? body.length : 0 }) {
      checkedKey(key)
      const arriving = join(settings.directory, 'arriving', randomUUID())
      const arrivingType = `${arriving}.type`
      try {
        await refusingWhenFull(async () => {
          await mkdir(dirname(arriving), { recursive: true })
          await requireRoom(dirname(arriving), bytes, settings.reserveBytes)
          await writeDurably(arriving, body)
          await writeFile(arrivingType, contentType)
          await placeFile(typePath(key), (path) => rename(arrivingType, path))
          await placeFile(objectPath(key), (path) => rename(arriving, path))
        })
      } finally {
        await rm(arriving, { force: true })
        await rm(arrivingType, { force: true })
      }
    },

    async get(key, { range, info: given } = {}): Promise<StoredObject> {
      const info = given ?? (await head(key))
      const file = info && (await open(objectPath(checkedKey(key)), 'r').catch(nullWhenAbsent))
      if (!file) throw new ObjectNotFound(key)
      // With an end, it is not read on to find that there is no more.
      const ends = { start: 0, end: Math.max(info.size - 1, 0), ...range }
      return { ...info, stream: file.createReadStream({ ...ends, highWaterMark: 256 * 1024 }) }
    },

    async move(from: string, to: string) {
      if (!(await head(from))) throw new ObjectNotFound(from)
      checkedKey(to)
      await placeFile(typePath(to), (path) => rename(typePath(from), path))
      await placeFile(objectPath(to), (path) => rename(objectPath(from), path))
    },

    async delete(key: string) {
      await rm(objectPath(checkedKey(key)), { force: true })
      await rm(typePath(key), { force: true })
    },

    async deletePrefix(prefix: string) {
      await rm(objectPath(checkedPrefix(prefix)), { recursive: true, force: true })
      await rm(typePath(prefix), { recursive: true, force: true })
    },

    async sweepUnfinished(before: Date) {
      const directory = join(settings.directory, 'arriving')
      const files = (await opendir(directory).catch(nullWhenAbsent)) ?? []
      for await (const { name } of files) {
        const path = join(directory, name)
        const file = await stat(path).catch(nullWhenAbsent)
        if (file && file.mtime < before) await rm(path, { force: true })
      }
    },
  }
}

async function writeDurably(path: string, body: Buffer | Readable) {
  const source = body instanceof Readable ? body : Readable.from([body])
  await pipeline(source, createWriteStream(path, { highWaterMark: 1024 * 1024 }))
  const file = await open(path, 'r+')
  try {
    await file.datasync()
  } finally {
    await file.close()
  }
}

async function placeFile(path: string, place: (path: string) => Promise<void>) {
  await mkdir(dirname(path), { recursive: true })
  await place(path)
}

function nullWhenAbsent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}

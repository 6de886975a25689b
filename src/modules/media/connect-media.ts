import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#platform/config.ts'
import { sign } from '#platform/signed-url.ts'
import { diskStore, storeIn } from '#providers/storage/disk/disk-store.ts'
import type { ObjectStore } from '#providers/storage/port.ts'
import { s3Store } from '#providers/storage/s3/s3-store.ts'
import { bunnyVideoHost, EMBED_ORIGIN } from '#providers/video/bunny/bunny-host.ts'
import { ownVideoHost } from '#providers/video/own-host/own-host.ts'
import type { DiskUploads } from '#providers/video/own-host/uploads.ts'
import type { Media } from './media.ts'

/** The stores and video hosts of this installation: a bucket and Bunny Stream where they are set, else its own disk. */
export function connectMedia(config: Config): Media {
  const secret = (use: string) => sign(config.secretKey, ['media', use])
  const library = { libraryId: 'katedra', apiKey: secret('uploads'), embedKey: secret('embeds') }
  const filesSecret = secret('files')
  const reserveBytes = config.diskReserveBytes
  const store: ObjectStore = config.s3
    ? s3Store(config.s3)
    : diskStore({ directory: storeIn(config.dataDir), origin: '', secret: filesSecret, reserveBytes })
  const uploads = once(async () => {
    const { diskUploads } = await import('#providers/video/own-host/uploads.ts')
    // The store makes its folder too, but does not wait until it is there.
    const directory = join(config.dataDir, 'uploads')
    await mkdir(directory, { recursive: true })
    return diskUploads(directory, reserveBytes)
  })
  const own = ownVideoHost({ ...library, origin: '', store, uploads })
  const { bunny } = config
  return {
    store,
    filesSecret: config.s3 ? undefined : filesSecret,
    uploads,
    library,
    currentVideoHost: bunny ? 'bunny' : 'own',
    videoHosts: bunny ? { own, bunny: bunnyVideoHost(bunny) } : { own },
    frameSources: bunny ? [EMBED_ORIGIN] : [],
    connectSources: [
      ...(config.s3 ? [bucketOrigin(config.s3)] : []),
      ...(bunny ? [bunny.apiOrigin, `https://${bunny.cdnHost}`] : []),
    ],
  }
}

function bucketOrigin(s3: NonNullable<Config['s3']>): string {
  if (!s3.endpoint) return `https://${s3.bucket}.s3.${s3.region}.amazonaws.com`
  const { protocol, host, origin } = new URL(s3.endpoint)
  return s3.forcePathStyle ? origin : `${protocol}//${s3.bucket}.${host}`
}

function once(open: () => Promise<DiskUploads>): () => Promise<DiskUploads> {
  let opened: Promise<DiskUploads> | undefined
  return () => (opened ??= open())
}

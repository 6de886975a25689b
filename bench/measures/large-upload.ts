import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Upload } from 'tus-js-client'
import { sign } from '#platform/signed-url.ts'
import { signUploadSession } from '#providers/video/upload-signature.ts'
import type { House } from '../house/open-house.ts'
import { startWeb } from '../house/web-process.ts'
import { aWire, type Wire } from '#test/wire.ts'
import type { Measure } from '../measure.ts'
import { FIRST_PORT, SECRET_KEY } from '../settings.ts'

const GIGABYTES = 2
const BYTES = GIGABYTES * 1024 ** 3
/** as src/modules/media/ui/send-video.ts has them */
const CHUNK_BYTES = 32 * 1024 * 1024
const RETRY_DELAYS = [0, 3000, 5000, 10_000, 20_000]
const CUT_FOR_MS = 4000
const PORT = FIRST_PORT + 30

/** A large film by tus, as browsers send it, while the server is killed twice and the network breaks off twice. */
export const largeUpload: Measure = {
  name: 'large-upload',
  async run(house) {
    const path = await aLargeFile(join(house.directory, 'large.bin'))
    const start = () =>
      startWeb(
        { NODE_ENV: 'development', SECRET_KEY, DATA_DIR: house.directory, DATABASE_URL: house.databaseUrl, PORT },
        ['--role', 'web'],
      )
    let server = await start()
    const wire = await aWire(PORT)
    const mishaps = [
      { at: 0.2, befall: async () => (await server.kill(), (server = await start())) },
      { at: 0.4, befall: async () => cutForAWhile(wire) },
      { at: 0.6, befall: async () => (await server.kill(), (server = await start())) },
      { at: 0.8, befall: async () => cutForAWhile(wire) },
    ]
    try {
      const videoId = await aVideo(house)
      const began = performance.now()
      await send(path, wire.port, videoId, (share) => {
        if (mishaps[0] && share >= mishaps[0].at) void mishaps.shift()!.befall()
      })
      const seconds = (performance.now() - began) / 1000
      const isWhole = (await digestOf(path)) === (await digestOf(await arrived(house, videoId)))
      return [
        {
          work: `upload of ${GIGABYTES} GB, the server killed twice and the network cut twice`,
          measured: `${seconds.toFixed(0)} s, ${isWhole ? 'whole' : 'another file'}`,
          baseline: '-',
          ratio: '-',
          promise: 'arrives whole',
          isKept: isWhole && mishaps.length === 0,
          rounds: '1/1',
        },
      ]
    } finally {
      await wire.close()
      await server.stop()
      await rm(path)
    }
  },
}

function cutForAWhile(wire: Wire): void {
  wire.cut()
  setTimeout(() => wire.mend(), CUT_FOR_MS)
}

/** Every megabyte differs from the others, so that a part in the wrong place is seen. */
async function aLargeFile(path: string): Promise<string> {
  const file = await open(path, 'w')
  const megabyte = Buffer.alloc(1024 * 1024, 'katedra')
  for (let at = 0; at < BYTES; at += megabyte.length) {
    megabyte.writeBigUInt64BE(BigInt(at))
    await file.write(megabyte)
  }
  await file.close()
  return path
}

async function aVideo({ query, subjects }: House): Promise<string> {
  const id = randomUUID()
  await query(
    `insert into videos (id, school_id, host, host_video_id, title) values ($1::uuid, $2, 'own', $1::text, 'Bench')`,
    [id, subjects.schoolId],
  )
  return id
}

function send(path: string, port: number, videoId: string, onShare: (share: number) => void): Promise<void> {
  const library = { libraryId: 'katedra', apiKey: sign(SECRET_KEY, ['media', 'uploads']) }
  const session = signUploadSession(library, '', videoId, 3600)
  const headers = {
    AuthorizationSignature: session.AuthorizationSignature,
    AuthorizationExpire: String(session.AuthorizationExpire),
    VideoId: session.VideoId,
    LibraryId: session.LibraryId,
  }
  return new Promise((resolve, reject) => {
    new Upload(createReadStream(path), {
      endpoint: `http://localhost:${port}/tusupload`,
      chunkSize: CHUNK_BYTES,
      retryDelays: RETRY_DELAYS,
      headers,
      onProgress: (sent) => onShare(sent / BYTES),
      onSuccess: () => resolve(),
      onError: reject,
    }).start()
  })
}

/** Where the server keeps it. */
async function arrived({ directory }: House, videoId: string): Promise<string> {
  const files = await readdir(directory, { recursive: true })
  const file = files.find((name) => name.includes(`${videoId}.`) && !name.endsWith('.json'))
  if (!file) throw new Error('The film did not arrive')
  return join(directory, file)
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

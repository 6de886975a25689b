import { createHash, randomBytes } from 'node:crypto'
import { readdirSync, rmSync, symlinkSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import * as tus from 'tus-js-client'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import type { UploadSession } from '../port.ts'
import { signUploadSession } from '../upload-signature.ts'
import { TUS_PATH, tusRoutes } from './tus-routes.ts'
import { diskUploads } from './uploads.ts'

const library = { libraryId: 'library', apiKey: 'api key' }
const directory = await mkdtemp(join(tmpdir(), 'katedra-tus-'))
afterAll(() => rm(directory, { recursive: true }))

let uploaded: string[][] = []
let started: string[] = []
let bugs: string[] = []
let onUploaded = async (videoId: string, uploadId: string) => void uploaded.push([videoId, uploadId])
const running: FastifyInstance[] = []
afterEach(async () => {
  for (const app of running.splice(0)) await app.close()
  uploaded = []
  started = []
  bugs = []
})

async function start(port = 0, maxBytes = 50_000_000, reserveBytes = 0): Promise<string> {
  const app = fastify({ forceCloseConnections: true })
  await app.register(tusRoutes, {
    ...library,
    uploads: async () => diskUploads(directory, reserveBytes),
    maxBytesOf: async () => maxBytes,
    say: (code, { maxBytes = '' }) => `${code} ${maxBytes}`.trim(),
    onBug: (error) => void bugs.push(error.message),
    onUploadStarted: async (videoId) => void started.push(videoId),
    onUploaded: (videoId, uploadId) => onUploaded(videoId, uploadId),
  })
  running.push(app)
  return app.listen({ port, host: '127.0.0.1' })
}

const session = (origin: string, videoId = 'video', seconds = 600) =>
  signUploadSession(library, `${origin}${TUS_PATH}`, videoId, seconds)
const headersOf = ({ endpoint: _endpoint, ...signed }: UploadSession) => ({
  ...signed,
  AuthorizationExpire: String(signed.AuthorizationExpire),
})

function upload(bytes: Buffer, given: UploadSession, more: Partial<tus.UploadOptions> = {}): Promise<tus.Upload> {
  return new Promise((resolve, reject) => {
    const job: tus.Upload = new tus.Upload(bytes, {
      endpoint: given.endpoint,
      headers: headersOf(given),
      metadata: { filetype: 'video/mp4', title: 'Zażółć gęślą jaźń 🎓' },
      retryDelays: [0, 50, 100, 200, 400, 800],
      onSuccess: () => resolve(job),
      onError: reject,
      ...more,
    })
    job.start()
  })
}

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const call = (url: string, method: string, headers: Record<string, string>, body?: Buffer) =>
  fetch(url, { method, headers: { 'tus-resumable': '1.0.0', ...headers }, body: body && new Uint8Array(body) })
const patch = (
  location: string,
  given: UploadSession,
  offset: number,
  body: Buffer,
  more: Record<string, string> = {},
) =>
  call(
    location,
    'PATCH',
    {
      ...headersOf(given),
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
      ...more,
    },
    body,
  )
const create = (given: UploadSession, length: number, headers = headersOf(given)) =>
  call(given.endpoint, 'POST', { ...headers, 'upload-length': String(length) })

test('an upload arrives whole and is told once', async () => {
  const bytes = randomBytes(3_000_000)
  await upload(bytes, session(await start()))
  expect(started).toEqual(['video'])
  expect(uploaded).toHaveLength(1)
  expect(uploaded[0]?.[0]).toBe('video')
  expect(digest(await readFile(diskUploads(directory, 0).pathOf(uploaded[0]?.[1] ?? '')))).toBe(digest(bytes))
})

test('an upload cut off in the middle goes on where it stopped, through a restart of the server', async () => {
  const bytes = randomBytes(20_000_000)
  const origin = await start()
  const sent: string[] = []
  let restarted: Promise<unknown> | undefined
  await upload(bytes, session(origin), {
    chunkSize: 4_000_000,
    onBeforeRequest: (request) => void sent.push(request.getMethod()),
    onProgress: (done) => {
      if (done < 9_000_000) return
      restarted ??= running
        .pop()
        ?.close()
        .then(() => start(Number(new URL(origin).port)))
    },
  })
  await restarted
  expect(restarted).toBeDefined()
  expect(sent.filter((method) => method === 'POST')).toHaveLength(1)
  expect(sent).toContain('HEAD')
  expect(digest(await readFile(diskUploads(directory, 0).pathOf(uploaded[0]?.[1] ?? '')))).toBe(digest(bytes))
})

test('bytes received before the line broke are kept', async () => {
  const given = session(await start())
  const location = new URL((await create(given, 2_000_000)).headers.get('location') ?? '', given.endpoint)
  await new Promise<void>((resolve) => {
    const headers = {
      ...headersOf(given),
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
      'content-length': '2000000',
    }
    const request = httpRequest(location, { method: 'PATCH', headers })
    request.on('error', () => resolve())
    request.write(Buffer.alloc(1_000_000, 1), () => request.destroy(new Error('cable pulled')))
  })
  await expect
    .poll(async () => Number((await call(location.href, 'HEAD', headersOf(given))).headers.get('upload-offset')))
    .toBeGreaterThan(0)
  expect(uploaded).toEqual([])
})

test('the last byte is told again when telling failed', async () => {
  let failures = 1
  onUploaded = async (videoId, uploadId) => {
    if (failures-- > 0) throw new Error('database away')
    uploaded.push([videoId, uploadId])
  }
  await upload(randomBytes(1000), session(await start()))
  expect(uploaded).toHaveLength(1)
  onUploaded = async (videoId, uploadId) => void uploaded.push([videoId, uploadId])
})

test.each<[string, (given: UploadSession) => Record<string, string>]>([
  ['no headers', () => ({})],
  ['a wrong signature', (given) => ({ ...headersOf(given), AuthorizationSignature: '0'.repeat(64) })],
  ['a signature of another video', (given) => ({ ...headersOf(given), VideoId: 'other' })],
  [
    'a prolonged expiry',
    (given) => ({ ...headersOf(given), AuthorizationExpire: String(given.AuthorizationExpire + 60) }),
  ],
  ['another library', (given) => ({ ...headersOf(given), LibraryId: 'other' })],
  ['an expired signature', (given) => headersOf(session(new URL(given.endpoint).origin, 'video', -1))],
])('%s: 401, for every request', async (_name, headers) => {
  const given = session(await start())
  const location = new URL((await create(given, 10)).headers.get('location') ?? '', given.endpoint).href
  const wrong = headers(given)
  expect((await create(given, 10, wrong as ReturnType<typeof headersOf>)).status).toBe(401)
  expect((await call(location, 'HEAD', wrong)).status).toBe(401)
  const patch = { ...wrong, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }
  expect((await call(location, 'PATCH', patch, Buffer.alloc(10))).status).toBe(401)
  expect((await call(location, 'DELETE', wrong)).status).toBe(401)
  expect(Number((await call(location, 'HEAD', headersOf(given))).headers.get('upload-offset'))).toBe(0)
})

test("another video's upload does not exist, and nobody reads uploads", async () => {
  const origin = await start()
  const mine = session(origin, 'mine')
  const location = new URL((await create(mine, 10)).headers.get('location') ?? '', mine.endpoint).href
  for (const method of ['HEAD', 'DELETE'])
    expect((await call(location, method, headersOf(session(origin, 'other')))).status).toBe(404)
  expect((await call(location, 'GET', headersOf(mine))).status).toBe(404)
  expect((await call(`${mine.endpoint}/mine.%2e%2e%2fsecret`, 'HEAD', headersOf(mine))).status).toBe(404)
})

test('what is larger than allowed is refused before it is sent, with the limit', async () => {
  const refused = await create(session(await start(0, 1000)), 1001)
  expect([refused.status, await refused.text()]).toEqual([413, 'media.video-too-big 1000\n'])
  expect(started).toEqual([])
})

test('what says its length only later, or sends more than it said, is held to the limit while it arrives', async () => {
  const given = session(await start(0, 1000))
  const deferred = await call(given.endpoint, 'POST', { ...headersOf(given), 'upload-defer-length': '1' })
  const location = new URL(deferred.headers.get('location')!, given.endpoint).href
  expect((await patch(location, given, 0, Buffer.alloc(1001))).status).toBe(413)
  expect((await patch(location, given, 0, Buffer.alloc(600), { 'upload-length': '1001' })).status).toBe(413)
  const declared = new URL((await create(given, 10)).headers.get('location')!, given.endpoint).href
  expect((await patch(declared, given, 0, Buffer.alloc(11))).status).toBe(413)
})

describe('a disk', () => {
  const namesOf = async (videoId: string) => (await readdir(directory)).filter((name) => name.startsWith(`${videoId}.`))

  test('that would be too full is refused the upload before a byte is sent, and nothing is left behind', async () => {
    const given = session(await start(0, 50_000_000, Number.MAX_SAFE_INTEGER), 'no-room')
    const refused = await create(given, 10)
    expect([refused.status, await refused.text()]).toEqual([507, 'media.no-room\n'])
    expect([started, await namesOf('no-room'), bugs]).toEqual([[], [], []])
  })

  test('that runs full is no raw error, and what had arrived makes room again', async () => {
    const given = session(await start(), 'full')
    const location = new URL((await create(given, 6_000_000)).headers.get('location')!, given.endpoint).href
    const [upload] = (await namesOf('full')).filter((name) => !name.endsWith('.json'))
    await rm(join(directory, upload!))
    await symlink('/dev/full', join(directory, upload!))
    const refused = await patch(location, given, 0, Buffer.alloc(6_000_000, 1))
    expect([refused.status, await refused.text()]).toEqual([507, 'media.no-room\n'])
    expect([await namesOf('full'), uploaded, bugs]).toEqual([[], [], []])
    expect((await call(location, 'HEAD', headersOf(given))).status).toBe(404)
  })

  test('that is full is told to a browser that is still sending', async () => {
    const given = session(await start(), 'sending')
    const sending = upload(randomBytes(30_000_000), given, {
      chunkSize: 30_000_000,
      retryDelays: [],
      onUploadUrlAvailable: () => {
        const name = readdirSync(directory).find((each) => each.startsWith('sending.') && !each.endsWith('.json'))!
        rmSync(join(directory, name))
        symlinkSync('/dev/full', join(directory, name))
      },
    })
    const failure = await sending.catch((error: tus.DetailedError) => error)
    expect((failure as tus.DetailedError).originalResponse?.getStatus()).toBe(507)
  })
})

test('what went wrong with us is told to us, not to the sender', async () => {
  onUploaded = async () => {
    throw new Error('relation "videos" is away')
  }
  const given = session(await start())
  const location = new URL((await create(given, 3)).headers.get('location')!, given.endpoint).href
  const failed = await patch(location, given, 0, Buffer.alloc(3))
  expect([failed.status, await failed.text()]).toEqual([500, 'error.unexpected\n'])
  expect(bugs).toEqual(['relation "videos" is away'])
  onUploaded = async (videoId, uploadId) => void uploaded.push([videoId, uploadId])
})

test('a broken-off upload can be deleted', async () => {
  const given = session(await start())
  const location = new URL((await create(given, 10)).headers.get('location') ?? '', given.endpoint).href
  expect((await call(location, 'DELETE', headersOf(given))).status).toBe(204)
  expect((await call(location, 'HEAD', headersOf(given))).status).toBe(404)
})

test('browsers of other hosts may upload', async () => {
  const answer = await fetch(`${await start()}${TUS_PATH}`, {
    method: 'OPTIONS',
    headers: { origin: 'https://szkola.pl', 'access-control-request-method': 'POST' },
  })
  expect(answer.status).toBe(204)
  expect(answer.headers.get('access-control-allow-headers')).toContain('AuthorizationSignature')
})

import { createHash, randomBytes } from 'node:crypto'
import { readFile, mkdtemp, rm } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import * as tus from 'tus-js-client'
import { afterAll, afterEach, expect, test } from 'vitest'
import type { UploadSession } from '../port.ts'
import { signUploadSession } from '../upload-signature.ts'
import { TUS_PATH, tusRoutes } from './tus-routes.ts'
import { diskUploads } from './uploads.ts'

const library = { libraryId: 'library', apiKey: 'api key' }
const directory = await mkdtemp(join(tmpdir(), 'katedra-tus-'))
afterAll(() => rm(directory, { recursive: true }))

let uploaded: string[][] = []
let started: string[] = []
let onUploaded = async (videoId: string, uploadId: string) => void uploaded.push([videoId, uploadId])
const running: FastifyInstance[] = []
afterEach(async () => {
  for (const app of running.splice(0)) await app.close()
  uploaded = []
  started = []
})

async function start(port = 0, maxBytes = 50_000_000): Promise<string> {
  const app = fastify({ forceCloseConnections: true })
  await app.register(tusRoutes, {
    ...library,
    uploads: async () => diskUploads(directory),
    maxBytes,
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
const create = (given: UploadSession, length: number, headers = headersOf(given)) =>
  call(given.endpoint, 'POST', { ...headers, 'upload-length': String(length) })

test('an upload arrives whole and is told once', async () => {
  const bytes = randomBytes(3_000_000)
  await upload(bytes, session(await start()))
  expect(started).toEqual(['video'])
  expect(uploaded).toHaveLength(1)
  expect(uploaded[0]?.[0]).toBe('video')
  expect(digest(await readFile(diskUploads(directory).pathOf(uploaded[0]?.[1] ?? '')))).toBe(digest(bytes))
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
  expect(digest(await readFile(diskUploads(directory).pathOf(uploaded[0]?.[1] ?? '')))).toBe(digest(bytes))
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

test('what is larger than allowed is refused before it is sent', async () => {
  expect((await create(session(await start(0, 1000)), 1001)).status).toBe(413)
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

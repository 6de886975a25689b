import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import fastify from 'fastify'
import S3rver from 's3rver'
import { afterAll, describe, expect, test } from 'vitest'
import { diskStore } from './disk/disk-store.ts'
import { diskFileRoutes } from './disk/routes.ts'
import { InvalidKey, ObjectNotFound, UploadTooLarge, type ObjectStore } from './port.ts'
import { s3Store } from './s3/s3-store.ts'
import { takeUpload } from './take-upload.ts'

const closing: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const close of closing.toReversed()) await close()
})

const directory = await mkdtemp(join(tmpdir(), 'katedra-store-'))
closing.push(() => rm(directory, { recursive: true }))
const stores = { disk: await startDisk(), s3: await startS3() }

describe.each(Object.entries(stores))('%s', (_name, store) => {
  test('gives back what was put, with its type', async () => {
    await store.put('a/zażółć'.replace(/[^a-z/]/g, '-'), Buffer.from('zażółć 🎓'), { contentType: 'text/plain' })
    const { stream, size, contentType } = await store.get('a/za----')
    expect(await text(stream)).toBe('zażółć 🎓')
    expect([size, contentType]).toEqual([Buffer.byteLength('zażółć 🎓'), 'text/plain'])
  })

  test('takes a stream of many megabytes and an empty object', async () => {
    const chunk = Buffer.alloc(1024 * 1024, 7)
    await store.put('big', Readable.from(Array.from({ length: 19 }, () => chunk)), { contentType: 'video/mp4' })
    expect(await store.head('big')).toEqual({ size: 19 * chunk.length, contentType: 'video/mp4' })
    await store.put('empty', Buffer.alloc(0), { contentType: 'text/plain' })
    expect(await store.head('empty')).toMatchObject({ size: 0 })
  })

  test('gives a range and still tells the whole size', async () => {
    await store.put('digits', Buffer.from('0123456789'), { contentType: 'text/plain' })
    const { stream, size } = await store.get('digits', { range: { start: 2, end: 4 } })
    expect([await text(stream), size]).toEqual(['234', 10])
    expect(await text((await store.get('digits', { range: { start: 8 } })).stream)).toBe('89')
  })

  test('moves an object with its type, in the place of another, and not what is not there', async () => {
    await store.put('sent/here', Buffer.from('moved'), { contentType: 'application/pdf' })
    await store.put('kept/here', Buffer.from('old'), { contentType: 'text/plain' })
    await store.move('sent/here', 'kept/here')
    expect(await store.head('sent/here')).toBeNull()
    expect(await store.head('kept/here')).toEqual({ size: 5, contentType: 'application/pdf' })
    expect(await text((await store.get('kept/here')).stream)).toBe('moved')
    await expect(store.move('sent/here', 'kept/here')).rejects.toBeInstanceOf(ObjectNotFound)
  })

  test('replaces, deletes, and deletes twice', async () => {
    await store.put('once', Buffer.from('old'), { contentType: 'text/plain' })
    await store.put('once', Buffer.from('new'), { contentType: 'text/html' })
    expect(await text((await store.get('once')).stream)).toBe('new')
    await store.delete('once')
    await store.delete('once')
    expect(await store.head('once')).toBeNull()
    await expect(store.get('once')).rejects.toBeInstanceOf(ObjectNotFound)
  })

  test('deletes below a prefix and nothing beside it', async () => {
    for (const key of ['v/1/a', 'v/1/b/c', 'v/10/a'])
      await store.put(key, Buffer.from('x'), { contentType: 'text/plain' })
    await store.deletePrefix('v/1/')
    await store.deletePrefix('v/1/')
    expect(await Promise.all(['v/1/a', 'v/1/b/c', 'v/10/a'].map((key) => store.head(key)))).toMatchObject([
      null,
      null,
      { size: 1 },
    ])
  })

  test.each(['', '/', '../out', 'a/../../out', 'a//b', '/a', '.hidden', 'a/.', 'a\0b', 'ą', 'a'.repeat(513)])(
    'refuses the key %j',
    async (key) => {
      await expect(store.put(key, Buffer.from('x'), { contentType: 'text/plain' })).rejects.toBeInstanceOf(InvalidKey)
      await expect(store.head(key)).rejects.toBeInstanceOf(InvalidKey)
    },
  )

  test('a failing source leaves nothing behind', async () => {
    const failing = Readable.from(
      (async function* () {
        yield Buffer.from('half')
        throw new Error('cut off')
      })(),
    )
    await expect(store.put('half', failing, { contentType: 'text/plain' })).rejects.toThrow('cut off')
    expect(await store.head('half')).toBeNull()
  })

  test('a browser puts and gets through signed addresses', async () => {
    const upload = await store.signedUpload({
      key: 'signed/pic',
      contentType: 'image/png',
      maxBytes: 10,
      expiresInSeconds: 60,
    })
    expect((await fetch(upload.url, { method: 'PUT', headers: upload.headers, body: 'pixels' })).status).toBe(200)
    const url = await store.signedDownload({ key: 'signed/pic', expiresInSeconds: 60, downloadName: "żółw 'x'.png" })
    const answer = await fetch(url)
    expect([answer.headers.get('content-type'), await answer.text()]).toEqual(['image/png', 'pixels'])
    expect(answer.headers.get('content-disposition')).toContain('%C5%BC%C3%B3%C5%82w')
  })

  test('an upload above the limit is deleted and refused when taken', async () => {
    await store.put('large', Buffer.from('0123456789'), { contentType: 'image/png' })
    expect((await takeUpload(store, { key: 'large', maxBytes: 10 })).toString()).toBe('0123456789')
    await expect(takeUpload(store, { key: 'large', maxBytes: 9 })).rejects.toBeInstanceOf(UploadTooLarge)
    expect(await store.head('large')).toBeNull()
  })
})

describe('addresses of the disk', () => {
  const store = stores.disk
  const put = (url: string, body: string, type: string) =>
    fetch(url, { method: 'PUT', headers: { 'content-type': type }, body })

  test('are refused when altered', async () => {
    await store.put('mine', Buffer.from('x'), { contentType: 'text/plain' })
    const url = await store.signedDownload({ key: 'other', expiresInSeconds: 60 })
    expect((await fetch(url.replace('other', 'mine'))).status).toBe(403)
  })

  test('bind method, type, size and time', async () => {
    const grant = { key: 'bound', contentType: 'image/png', maxBytes: 5, expiresInSeconds: 60 }
    const { url } = await store.signedUpload(grant)
    expect((await put(url, '123456', 'image/png')).status).toBe(413)
    expect((await put(url, '12345', 'text/html')).status).toBe(415)
    expect((await put(url.replace('max=5', 'max=6'), '123456', 'image/png')).status).toBe(403)
    expect((await fetch(url)).status).toBe(403)
    const late = await store.signedUpload({ ...grant, expiresInSeconds: -1 })
    expect((await put(late.url, '12345', 'image/png')).status).toBe(403)
    expect(await store.head('bound')).toBeNull()
  })

  test('stop a body that does not tell its length at the limit', async () => {
    const { url } = await store.signedUpload({
      key: 'endless',
      contentType: 'image/png',
      maxBytes: 5,
      expiresInSeconds: 60,
    })
    const body = Readable.toWeb(Readable.from(['123', '456', '789'].map((each) => Buffer.from(each))))
    const answer = await fetch(url, {
      method: 'PUT',
      headers: { 'content-type': 'image/png' },
      body,
      duplex: 'half',
    } as RequestInit)
    expect(answer.status).toBe(413)
    expect(await store.head('endless')).toBeNull()
    expect(await readdir(join(directory, 'disk', 'arriving'))).toEqual([])
  })

  test('let no stored page run script, and answer ranges', async () => {
    await store.put('page', Buffer.from('<script>alert(1)</script>'), { contentType: 'text/html' })
    const url = await store.signedDownload({ key: 'page', expiresInSeconds: 60 })
    const answer = await fetch(url, { headers: { range: 'bytes=-9' } })
    expect([answer.status, await answer.text()]).toEqual([206, '</script>'])
    expect(answer.headers.get('content-range')).toBe('bytes 16-24/25')
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect((await fetch(url, { headers: { range: 'bytes=25-' } })).status).toBe(416)
  })
})

async function startDisk(): Promise<ObjectStore> {
  const app = fastify()
  const settings = { directory: join(directory, 'disk'), origin: '', secret: 'a secret', reserveBytes: 0 }
  const routes = { store: diskStore(settings), secret: settings.secret }
  await app.register(diskFileRoutes, routes)
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  closing.push(() => app.close())
  return diskStore({ ...settings, origin })
}

async function startS3(): Promise<ObjectStore> {
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(directory, 's3'),
    configureBuckets: [{ name: 'katedra' }],
  })
  const { port } = await server.run()
  closing.push(() => server.close())
  const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', region: 'us-east-1' }
  return s3Store({ ...keys, bucket: 'katedra', endpoint: `http://127.0.0.1:${port}`, forcePathStyle: true })
}

async function text(stream: Readable): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

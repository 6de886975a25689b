import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import cookie from '@fastify/cookie'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compressAnswers } from './compress-answers.ts'
import { encodingFor } from './compression.ts'

const LONG = 'Światło i cień. '.repeat(200)
const EVERYTHING = 'gzip, deflate, br, zstd'

let app: FastifyInstance

beforeAll(async () => {
  app = Fastify()
  await app.register(cookie)
  compressAnswers(app)
  app.get('/json', async () => ({ words: LONG }))
  app.get('/short', async () => ({ words: 'Short' }))
  app.get('/page', async (_request, reply) => reply.type('text/html').header('vary', 'Cookie').send(LONG))
  app.get('/picture', async (_request, reply) => reply.type('image/webp').send(Buffer.alloc(5000)))
  app.get('/kept', async (_request, reply) => reply.type('text/html').header('etag', 'W/"x"').send(LONG))
  app.get('/packed', async (_request, reply) => reply.type('text/html').header('content-encoding', 'br').send(LONG))
})
afterAll(() => app.close())

const get = async (url: string, headers: Record<string, string> = {}) => {
  const { headers: told, rawPayload } = await app.inject({
    url,
    headers: { 'accept-encoding': EVERYTHING, ...headers },
  })
  return { encoding: told['content-encoding'], vary: told['vary'], length: Number(told['content-length']), rawPayload }
}

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['BR', 'br'],
  ['identity', undefined],
  ['brotli', undefined],
  [undefined, undefined],
])('of %s an answer takes %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})

describe('a long answer', () => {
  test('is compressed as its reader takes it, and says what it depends on', async () => {
    const json = await get('/json')
    expect(json).toMatchObject({ encoding: 'br', vary: 'Accept-Encoding', length: json.rawPayload.length })
    expect(JSON.parse(brotliDecompressSync(json.rawPayload).toString())).toEqual({ words: LONG })
    expect(json.rawPayload.length).toBeLessThan(300)
    const page = await get('/page', { 'accept-encoding': 'gzip' })
    expect(page).toMatchObject({ encoding: 'gzip', vary: 'Cookie, Accept-Encoding' })
    expect(gunzipSync(page.rawPayload).toString()).toBe(LONG)
  })

  test('is sent as it is to who takes it no other way', async () => {
    const plain = await get('/page', { 'accept-encoding': 'identity' })
    expect([plain.encoding, plain.vary, plain.rawPayload.toString()]).toEqual([
      undefined,
      'Cookie, Accept-Encoding',
      LONG,
    ])
  })

  test.each([
    ['cross-site', 'katedra_session=x', undefined],
    ['same-site', 'katedra_session=x', undefined],
    ['same-origin', 'katedra_session=x', 'br'],
    ['none', 'katedra_session=x', 'br'],
    ['cross-site', 'theme=dark', 'br'],
  ])('that a %s page asked for with %s is sent as %s', async (site, cookies, encoding) => {
    expect((await get('/page', { 'sec-fetch-site': site, cookie: cookies })).encoding).toBe(encoding)
  })
})

test.each(['/short', '/picture', '/kept'])('%s is left as it is', async (url) => {
  expect((await get(url)).encoding).toBeUndefined()
})

test('what is packed already is not packed again', async () => {
  expect((await get('/packed')).rawPayload.toString()).toBe(LONG)
})

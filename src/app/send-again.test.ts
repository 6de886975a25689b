import { request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { App } from '#platform/http/app.ts'
import { answerKeptPages } from './kept-pages.ts'
import { PageCache } from './page-cache.ts'
import { sendAgain } from './send-again.ts'

const KEY = (language: string) => `http yoga.test ${language} /courses`
let isLate = false
let routed = 0
const noteOpened = vi.fn()
const cache = new PageCache()
const app = Fastify() as unknown as App

const keep = async (text: string) => {
  cache.drop('yoga')
  for (const language of ['', 'pl']) {
    const headers = { 'content-type': 'text/html', 'content-language': language }
    await cache.once(KEY(language), 'yoga', async () => ({
      status: 200,
      headers,
      body: Buffer.from(`${text} ${language}`),
      isForAll: true,
    }))
  }
}

beforeAll(async () => {
  app.decorate('secretKey', 'secret')
  app.decorate('isHttps', false)
  app.addHook('onRequest', async (request, reply) => {
    routed++
    if (request.headers['x-first'] !== undefined) void reply.header('set-cookie', 'first=1')
  })
  await app.register(cookie)
  answerKeptPages(app, cache, (url) => (url.startsWith('/courses') ? '/courses' : undefined))
  sendAgain(app, { cache, eventLoop: { isLate: () => isLate } as never, noteOpened })
  app.get('/*', async () => 'rendered')
  app.post('/*', async () => 'done')
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())
beforeEach(async () => {
  isLate = false
  await keep('Courses')
  await get()
  routed = 0
  noteOpened.mockClear()
})

interface Answer {
  status: number | undefined
  headers: Record<string, unknown>
  body: string
}

function get(headers: Record<string, string> = {}, { path = '/courses', method = 'GET' } = {}): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const { port } = app.server.address() as AddressInfo
  const given = { host: 'yoga.test', accept: 'text/html', ...headers }
  ask({ port, host: '127.0.0.1', path, method, headers: given }, (answer) => {
    const parts: Buffer[] = []
    answer.on('data', (part: Buffer) => parts.push(part))
    answer.on('end', () => {
      const { date: _date, ...said } = answer.headers
      resolve({ status: answer.statusCode, headers: said, body: Buffer.concat(parts).toString() })
    })
  })
    .on('error', reject)
    .end()
  return promise
}

test('who asks in the same words gets the same again, and nothing is routed for it', async () => {
  isLate = true
  const first = await get()
  expect(routed).toBe(1)
  isLate = false
  expect(await get()).toEqual(first)
  expect(first).toMatchObject({ status: 200, body: 'Courses ', headers: { 'content-type': 'text/html' } })
  expect(routed).toBe(1)
  expect(noteOpened).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ url: '/courses', host: 'yoga.test', origin: 'http://yoga.test' }),
  )
})

test.each([
  ['another language', { 'accept-language': 'pl' }, 'Courses pl'],
  ['the language that was chosen', { cookie: 'katedra_language=pl' }, 'Courses pl'],
])('%s is routed the first time, then has an answer of its own', async (_what, headers, body) => {
  expect((await get(headers)).body).toBe(body)
  expect((await get(headers)).body).toBe(body)
  expect(routed).toBe(1)
})

test('packing and what a browser has already are part of the words', async () => {
  const { headers } = await get({ 'accept-encoding': 'br' })
  expect(await get({ 'accept-encoding': 'br' })).toMatchObject({ headers: { 'content-encoding': 'br' } })
  const again = { 'if-none-match': String(headers['etag']) }
  for (let nth = 0; nth < 2; nth++) expect(await get(again)).toMatchObject({ status: 304, body: '' })
  expect(routed).toBe(2)
})

test('a page that has changed is sent as it is now', async () => {
  await keep('Lessons')
  for (let nth = 0; nth < 2; nth++) expect((await get()).body).toBe('Lessons ')
  expect(routed).toBe(1)
  cache.drop('yoga')
  expect((await get()).body).toBe('rendered')
})

test.each([
  ['a session', { cookie: 'katedra_session=1' }, {}],
  ['a cookie of another sort', { cookie: 'katedra_language=pl; katedra_form=1' }, {}],
  ['a promo code', {}, { path: '/courses?code=SPRING' }],
  ['a partner', {}, { path: '/courses?utm=1&partner=anna' }],
  ['a body', { 'content-length': '0' }, {}],
  ['another call', {}, { method: 'POST' }],
  ['what leaves something with the browser', { 'x-first': '1', 'accept-language': 'xx' }, {}],
])('%s is routed each time', async (_what, headers, asked) => {
  for (let nth = 0; nth < 3; nth++) await get(headers, asked)
  expect(routed).toBe(3)
})

test('what a proxy says counts for who it comes from', async () => {
  for (let nth = 0; nth < 2; nth++) await get({ 'x-forwarded-host': 'piano.test' })
  expect(routed).toBe(1)
})

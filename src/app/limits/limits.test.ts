import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import Fastify from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { FairShare } from '#platform/fair-share.ts'
import { answerErrors } from '#platform/http/answer-errors.ts'
import { wordErrors } from '#platform/http/word-errors.ts'
import type { App } from '#platform/http/app.ts'
import { boundArrivals } from './bound-arrivals.ts'
import { boundConnections, mostConnections } from './bound-connections.ts'
import { shedLoad } from './shed-load.ts'
import { turns, type Turns } from './turns.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

/** how many requests of each server were routed, and how many callers it asked who they are */
const routedBy = new WeakMap<App, number>()
const identifiedBy = new WeakMap<App, number>()
const routed = (app: App): number => routedBy.get(app) ?? 0
const identified = (app: App): number => identifiedBy.get(app) ?? 0

interface Given {
  isLate?: boolean
  arrivals?: Partial<Parameters<typeof boundArrivals>[1] & object>
  connections?: number
  places?: Turns
}

/** A server with our limits, and calls of two kinds that end when they are told to. */
async function aServer({
  isLate = false,
  arrivals,
  connections,
  places = turns({ lateAfterMs: 1_500, lateness: () => 0 }),
}: Given = {}) {
  const app = Fastify({ forceCloseConnections: connections ? 'idle' : true }) as unknown as App
  if (connections) boundConnections(app, connections)
  const word = wordErrors({ en: {}, pl: {} })
  answerErrors(app, word, () => undefined)
  app.decorateRequest('caller', null as never)
  app.addHook('onRequest', async () => void routedBy.set(app, routed(app) + 1))
  const eventLoop = { isLate: () => isLate, lateness: () => 0, stop: () => undefined }
  shedLoad(app, { eventLoop, turns: places, pageOf: ({ url }) => url, word })
  app.addHook('onRequest', async (request) => {
    identifiedBy.set(app, identified(app) + 1)
    const school = { id: 'yoga' } as never
    request.caller = {
      host: 'yoga.test',
      school,
      actor: { role: 'visitor' },
      language: 'en',
      sessionExpired: false,
      browserSecret: undefined,
    }
  })
  const rules = { graceMs: 300, bytesPerSecond: 1_000, silenceMs: 600, heldBytes: 1_000_000, ...arrivals }
  boundArrivals(app, rules)
  let finish = () => {}
  const finished = new Promise<void>((resolve) => (finish = resolve))
  for (const path of ['/slow', '/other'] as const) {
    const call = endpoint(`POST ${path}`, { summary: path, access: 'anyone', answer: z.any() })
    app.post(path, { config: { endpoint: call } }, async () => {
      if (path === '/slow') await finished
      return { done: true }
    })
  }
  app.get('/healthz', async () => ({ status: 'ok' }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  closing.push(
    () => app.close(),
    () => finish(),
  )
  const { port } = app.server.address() as AddressInfo
  return { app, port, url: `http://127.0.0.1:${port}`, finish: () => finish() }
}

function aSocket(port: number): { socket: Socket; heard: () => string; isClosed: () => boolean } {
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  socket.on('data', (chunk) => (heard += chunk.toString()))
  socket.on('error', () => undefined)
  closing.push(() => socket.destroy())
  return { socket, heard: () => heard, isClosed: () => socket.destroyed || socket.readableEnded }
}

/** One place each for calls and pages, and so many who may wait for it. */
function oneAtATime(line: number): Turns {
  const share = () => new FairShare({ all: 1, line, patience: 60_000 })
  return { calls: share(), pages: share() }
}

const postJson = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: '{}' })

const post = (url: string) => fetch(url, { method: 'POST' })

describe('a body', () => {
  const head = (length: number) =>
    `POST /other HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`

  test('that comes byte by byte is closed with 408', async () => {
    const { port } = await aServer()
    const { socket, heard, isClosed } = aSocket(port)
    socket.write(head(1000))
    const dripping = setInterval(() => socket.write(' '), 50)
    closing.push(() => clearInterval(dripping))
    await expect.poll(isClosed).toBe(true)
    expect(heard()).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('that stops coming is closed', async () => {
    const { port } = await aServer({ arrivals: { bytesPerSecond: 0 } })
    const { socket, isClosed } = aSocket(port)
    socket.write(`${head(1000)}{`)
    await expect.poll(isClosed).toBe(true)
  })

  test('that comes fast enough is answered, however long it takes', async () => {
    const { port } = await aServer({ arrivals: { bytesPerSecond: 100 } })
    const { socket, heard } = aSocket(port)
    socket.write(head(2000))
    for (let nth = 0; nth < 10; nth++) {
      socket.write(nth === 0 ? '{' : nth === 9 ? '}'.padStart(200) : ''.padEnd(200))
      if (nth === 0) socket.write(''.padEnd(199))
      await pause(150)
    }
    await expect.poll(heard).toMatch(/^HTTP\/1\.1 200 /)
  })

  test('is not taken while those that arrive fill the memory set aside for them', async () => {
    const { port, url } = await aServer({ arrivals: { heldBytes: 1500 } })
    aSocket(port).socket.write(head(1000))
    const another = async () => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(`${url}/other`, { method: 'POST', headers, body: JSON.stringify('x'.repeat(998)) })
      return [answer.status, answer.headers.get('retry-after')]
    }
    await expect.poll(another).toEqual([503, '2'])
  })
})

describe('calls', () => {
  test('of one kind leave others room, and what is too many is refused with the time to come again', async () => {
    const { url, finish } = await aServer()
    // From then on the host is known to be the school's.
    await post(`${url}/other`)
    let refusedYet = 0
    const slow = Array.from({ length: 700 }, async () => {
      const answer = await post(`${url}/slow`)
      if (answer.status === 503) refusedYet++
      return answer
    })
    await pause(500)
    expect((await post(`${url}/other`)).status).toBe(200)
    await expect.poll(() => refusedYet).toBe(700 - 21)
    finish()
    const answers = await Promise.all(slow)
    const refused = answers.filter(({ status }) => status === 503)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(21)
    expect(refused).toHaveLength(700 - 21)
    expect(refused.every(({ headers }) => headers.get('retry-after') === '2')).toBe(true)
    expect((await post(`${url}/slow`)).status).toBe(200)
  })

  test('that would wait too long are refused before they are routed and anybody is asked who they are', async () => {
    const { app, url, finish } = await aServer({ places: oneAtATime(1) })
    const held = post(`${url}/slow`)
    await expect.poll(() => identified(app)).toBe(1)
    const waiting = post(`${url}/slow`)
    const refused = async () => (await postJson(`${url}/slow`)).status
    await expect.poll(refused).toBe(503)
    const soFar = [routed(app), identified(app)]
    const answer = await postJson(`${url}/slow?of=another`, { 'accept-language': 'pl' })
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('2')
    expect(await answer.json()).toMatchObject({ code: 'error.overloaded' })
    expect([routed(app), identified(app)]).toEqual(soFar)
    // A form is led back to its page, by what knows where that is.
    const form = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
    await fetch(`${url}/slow`, { method: 'POST', headers: form, body: 'a=b', redirect: 'manual' })
    expect(routed(app)).toBe(soFar[0]! + 1)
    finish()
    expect((await held).status).toBe(200)
    expect((await waiting).status).toBe(200)
  })

  test('whose body came with their head are asked who they are when it is their turn', async () => {
    const { app, url, finish } = await aServer({ places: oneAtATime(5) })
    const held = postJson(`${url}/slow`)
    await expect.poll(() => identified(app)).toBe(1)
    const waiting = Array.from({ length: 5 }, () => postJson(`${url}/slow`))
    await expect.poll(async () => (await postJson(`${url}/slow`)).status).toBe(503)
    expect(identified(app)).toBe(1)
    finish()
    const answers = await Promise.all([held, ...waiting])
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200))
  })

  test('whose body is still on its way take no place', async () => {
    const { app, port, url } = await aServer({ places: oneAtATime(5) })
    const { socket, heard } = aSocket(port)
    socket.write('POST /other HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n')
    await expect.poll(() => identified(app)).toBe(1)
    expect((await postJson(`${url}/other`)).status).toBe(200)
    socket.write('{}')
    await expect.poll(heard).toMatch(/^HTTP\/1\.1 200 /)
  })

  test('whose caller went away leave their place', async () => {
    const { url, finish } = await aServer()
    const control = new AbortController()
    const gone = Array.from({ length: 60 }, () =>
      fetch(`${url}/slow`, { method: 'POST', signal: control.signal }).catch(() => undefined),
    )
    await pause(300)
    control.abort()
    await Promise.all(gone)
    await pause(100)
    finish()
    const again = await Promise.all(Array.from({ length: 60 }, () => post(`${url}/slow`)))
    expect(again.every(({ status }) => status === 200)).toBe(true)
  })

  test('are refused while the process is late; how it is, is told', async () => {
    const { url } = await aServer({ isLate: true })
    expect((await post(`${url}/other`)).status).toBe(503)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
  })
})

describe('connections', () => {
  test('that do nothing make room for those that come, the oldest first', async () => {
    const { port, url } = await aServer({ connections: 50 })
    const idle = Array.from({ length: 300 }, () => aSocket(port))
    await pause(300)
    expect((await post(`${url}/other`)).status).toBe(200)
    expect(idle.filter(({ isClosed }) => isClosed()).length).toBeGreaterThan(250)
    expect(idle.at(0)!.isClosed()).toBe(true)
  })

  test('that wait for nothing go when the server closes, and the others after their answer', async () => {
    const { app, port, url, finish } = await aServer({ connections: 50 })
    const silent = aSocket(port)
    const answer = post(`${url}/slow`)
    await pause(300)
    const closed = app.close()
    await pause(300)
    expect(silent.isClosed()).toBe(true)
    finish()
    expect(await (await answer).json()).toEqual({ done: true })
    const slowest = AbortSignal.timeout(2_000)
    await Promise.race([closed, once(slowest, 'abort').then(() => Promise.reject(new Error('It does not close')))])
  })

  test.each([
    ['Max open files            3000                 524288               files', 2666],
    ['Max open files            100                  100                  files', 47],
    ['Max open files            unlimited            unlimited            files', 9333],
    ['', 1000],
  ])('are as many as files may be open: %j', (limits, most) => {
    expect(mostConnections(limits)).toBe(most)
  })
})

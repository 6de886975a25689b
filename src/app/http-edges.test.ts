import { connect } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { LARGEST_HEADERS } from '#platform/http/answer-broken-requests.ts'
import { aWorld } from '#test/world.ts'
import { buildApp } from './build-app.ts'
import type { Pages } from './page-parts.ts'

/** As the built pages answer, in short. */
const pages: Pages = {
  readsOfPage: (path) => (path === '/' ? ['a'] : undefined),
  ownPartOf: () => undefined,
  kindOfPage: () => undefined,
  async renderPage(request, { language }) {
    const isThere = new URL(request.url).pathname === '/'
    const headers = { 'content-type': 'text/html', 'cache-control': 'public, max-age=0' }
    return new Response(`<html lang="${language}">${request.url}</html>`, { status: isThere ? 200 : 404, headers })
  },
}

const world = await aWorld({ TRUST_PROXY: '127.0.0.1, 10.0.0.0/8' })
const site = await buildApp(world.config, pages)
const school = await world.aSchool({ language: 'pl' })
const port = Number(new URL(await site.app.listen({ port: 0, host: '127.0.0.1' })).port)
afterAll(async () => {
  await site.close()
  await world.close()
})

interface Answer {
  status: number
  type: string
  head: string
  body: string
}

/** Sends the bytes as they are, in pieces as they come, and reads until the other side hangs up. */
function say(...pieces: string[]): Promise<Answer> {
  return new Promise((answered, failed) => {
    const socket = connect(port, '127.0.0.1')
    let heard = ''
    socket.setEncoding('utf8')
    socket.on('data', (text: string) => (heard += text))
    socket.on('error', failed)
    socket.on('close', () => {
      const [head = '', ...body] = heard.split('\r\n\r\n')
      const status = Number(head.split(' ')[1])
      answered({ status, type: /^content-type: ([^\r;]*)/im.exec(head)?.[1] ?? '', head, body: body.join('\r\n\r\n') })
    })
    const next = () => {
      const piece = pieces.shift()
      if (piece !== undefined) socket.write(piece, () => setImmediate(next))
    }
    next()
  })
}

const request = (line: string, headers: Record<string, string> = {}, host = school.host) =>
  [`${line} HTTP/1.1`, `host: ${host}`, 'connection: close', ...linesOf(headers), '', ''].join('\r\n')
const linesOf = (headers: Record<string, string>) => Object.entries(headers).map(([name, value]) => `${name}: ${value}`)

describe('a target', () => {
  test('that is no path is refused, but for asking what there is', async () => {
    for (const target of ['*', 'courses', 'ftp://x/y', `http://user:word@${school.host}/`, 'http:///']) {
      const { status, type, body } = await say(request(`GET ${target}`))
      expect([target, status, type]).toEqual([target, 400, 'application/json'])
      expect(JSON.parse(body)).toEqual({ message: 'The given data is wrong', code: 'error.bad-request' })
    }
    const { status, head } = await say(request('OPTIONS *'))
    expect([status, head]).toEqual([204, expect.stringContaining('allow: GET, HEAD')])
    expect((await say(request('CONNECT other.test:443'))).status).toBe(405)
  })

  test('that is a whole address names the host, whatever the header says', async () => {
    const page = await say(request(`GET http://${school.host}/?a=1`, {}, 'other.test'))
    expect([page.status, page.body]).toEqual([200, `<html lang="pl">http://${school.host}/?a=1</html>`])
    expect((await say(request(`GET http://${school.host}`, {}, 'other.test'))).status).toBe(200)
    expect((await say(request('GET http://other.test/'))).status).toBe(404)
    expect((await say(request(`GET https://${school.host}/json/school`))).status).toBe(200)
  })

  test('with a very long part is JSON for a call, and a page for a page', async () => {
    const long = 'ż'.repeat(2_000)
    for (const [line, type] of [
      [`GET /json/products/${encodeURIComponent(long)}`, 'application/json'],
      [`POST /transaction/${encodeURIComponent(long)}/pending`, 'application/json'],
      [`GET /home/courses/${encodeURIComponent(long)}/sections`, 'application/json'],
      [`GET /json/no/such/call`, 'application/json'],
      [`GET /${encodeURIComponent(long)}/checkout`, 'text/html'],
      ['GET /%zz/%ff', 'text/html'],
      ['GET /json/products/%zz', 'application/json'],
    ] as const) {
      const answer = await say(request(line, { accept: '*/*' }))
      expect([line, answer.type]).toEqual([line, type])
      expect([401, 404, 422]).toContain(answer.status)
    }
  })

  test('with no host, two hosts, a method nobody knows or broken lines is refused', async () => {
    for (const text of [
      'GET / HTTP/1.1\r\nconnection: close\r\n\r\n',
      'GET / HTTP/1.0\r\n\r\n',
      request('GET /', { Host: 'other.test' }),
      request('FROB /'),
      'GET / HTTP/1.1\r\nhost : x\r\n\r\n',
    ])
      expect(await say(text)).toMatchObject({ status: 400, type: 'application/json' })
    expect((await say(request('PROPFIND /'))).status).toBe(404)
  })
})

describe('cookies', () => {
  const cookies = (bytes: number) => {
    const pairs = Array.from({ length: Math.ceil(bytes / 4_000) }, (_, nth) => `tossed${nth}=${'x'.repeat(3_990)}`)
    return pairs.join('; ')
  }

  test('of a neighbour, 32 KB of them, change nothing', async () => {
    expect((await say(request('GET /', { cookie: cookies(32_000) }))).status).toBe(200)
  })

  test.each([100_000, 700_000])('of %d bytes are told to be dropped, so that the next visit is one', async (bytes) => {
    const whole = request('GET /', { accept: 'text/html', cookie: cookies(bytes) })
    for (const pieces of [[whole], whole.match(/.{1,4096}/gs)!]) {
      const { status, head, body } = await say(...pieces)
      expect([status, head]).toEqual([431, expect.stringContaining('clear-site-data: "cookies"')])
      expect(body).toContain('Wczytaj stronę jeszcze raz')
    }
  })

  test('stay where it is the address that is too long: any site could send a browser there', async () => {
    const cookie = 'katedra_theme=dark; katedra_language=pl; __Host-katedra_session=secret'
    for (const length of [LARGEST_HEADERS - 100, LARGEST_HEADERS - 20, LARGEST_HEADERS * 3]) {
      const whole = request(`GET /?${'x'.repeat(length)}`, { cookie })
      for (const pieces of [[whole], whole.match(/.{1,4096}/gs)!]) {
        const { status, head } = await say(...pieces)
        expect([status, head]).toEqual([431, expect.not.stringMatching(/clear-site-data/i)])
      }
    }
  })
})

describe('a proxy', () => {
  const through = (headers: Record<string, string>, remoteAddress = '10.1.2.3') =>
    site.app.inject({ url: '/', remoteAddress, headers: { host: school.host, accept: 'text/html', ...headers } })

  test.each(['http,https', 'https', 'HTTPS'])('that came by %s is told from https', async (scheme) => {
    const { body } = await through({ 'x-forwarded-proto': scheme })
    expect(body).toContain(`https://${school.host}/`)
  })

  test.each(['javascript', 'https,http', ',', ' ', 'h t t p', 'ftp', 'żółw', ''])(
    'that names %j as its protocol breaks nothing',
    async (scheme) => {
      const { statusCode, body } = await through({ 'x-forwarded-proto': scheme })
      expect([statusCode, body]).toEqual([200, `<html lang="pl">http://${school.host}/</html>`])
    },
  )

  test('is believed only where it is one of ours, about host and protocol alike', async () => {
    const other = await world.aSchool({ language: 'pl' })
    const claim = { 'x-forwarded-host': other.host, 'x-forwarded-proto': 'https' }
    expect((await through(claim)).body).toContain(`https://${other.host}/`)
    expect((await through(claim, '192.0.2.7')).body).toContain(`http://${school.host}/`)
  })
})

describe('the language of a visitor', () => {
  const read = async (headers: Record<string, string>, url = '/') => {
    const answer = await site.app.inject({ url, headers: { host: school.host, accept: 'text/html', ...headers } })
    return { language: /lang="(\w+)"/.exec(answer.body)?.[1], vary: answer.headers.vary }
  }

  test('is the one the browser likes best, and the school’s own where it names none of ours', async () => {
    // Twice: the second time the page is a kept one.
    for (let visit = 0; visit < 2; visit++) {
      expect(await read({ 'accept-language': 'en-GB,en;q=0.9,pl;q=0.8' })).toMatchObject({ language: 'en' })
      expect(await read({ 'accept-language': 'de,pl;q=0.2' })).toMatchObject({ language: 'pl' })
      expect(await read({ 'accept-language': 'de' })).toMatchObject({ language: 'pl' })
      expect(await read({})).toEqual({ language: 'pl', vary: expect.stringContaining('Accept-Language') })
    }
  })

  test('is the chosen one before that', async () => {
    const english = { 'accept-language': 'en' }
    expect((await read({ ...english, cookie: 'katedra_language=pl' })).language).toBe('pl')
    expect((await read({ ...english }, '/embed/forms/x/pl')).language).toBe('pl')
    const account = await site.app.inject({
      url: '/json/none',
      headers: { host: school.host, ...english, cookie: `katedra_session=${school.student.secret}` },
    })
    expect(account.json().message).toBe('There is nothing here.')
  })
})

describe('a body', () => {
  test.each([
    ['text/plain', 'hi'],
    ['text/xml', '<a/>'],
    ['application/octet-stream', 'x'],
    ['multipart/form-data; boundary=x', '--x--\r\n'],
  ])('of %s is refused with what is taken', async (type, payload) => {
    const headers = { host: school.host, 'content-type': type, 'accept-language': 'pl' }
    const answer = await site.app.inject({ method: 'POST', url: '/login', headers, payload })
    expect([answer.statusCode, answer.json()]).toEqual([
      415,
      {
        message: 'Tego nie możemy tu odczytać. Przyjmujemy: application/json, application/x-www-form-urlencoded',
        code: 'error.unsupported-type',
      },
    ])
  })

  test('may come in parts where a file may be in it', async () => {
    const headers = {
      host: school.host,
      'content-type': 'text/plain',
      cookie: `katedra_session=${school.student.secret}`,
    }
    const url = `/json/community/posts/${school.id}`
    const answer = await site.app.inject({ method: 'PUT', url, headers, payload: 'x' })
    expect([answer.statusCode, answer.json().message]).toEqual([415, expect.stringContaining('multipart/form-data')])
  })
})

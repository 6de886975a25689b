import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { KnownPartners, PartnerClicks } from '#modules/partners/index.ts'
import type { SchoolFinder } from '#modules/schools/index.ts'
import { clock, SECOND } from '#platform/clock.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import { followPartners } from './follow-partners.ts'

const HOST = 'school.test'
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const noted: object[] = []
const app = Fastify()

beforeAll(async () => {
  const partnerClicks = {
    note: (click: object) => void noted.push(click),
    keep: async () => {},
  } as unknown as PartnerClicks
  const schools = {
    byHost: async (host: string) => (host === HOST ? { id: 'the-school' } : undefined),
  } as unknown as SchoolFinder
  const knownPartners: KnownPartners = {
    async byCode(_school, code) {
      if (code === 'broken') throw new Error('The database is gone')
      return code.toLowerCase() === 'ania' ? { id: 'her', code: 'Ania', windowDays: 7 } : null
    },
  }
  app.decorate('isHttps', true)
  app.decorateRequest('caller', null as never)
  await app.register(cookie)
  app.addHook('onRequest', async (request) => {
    const { role } = request.headers
    if (role) request.caller = { actor: { role } } as never
  })
  followPartners(app, { knownPartners, partnerClicks, schools, units: {} as UnitsOfWork })
  // As pages that are kept are answered: before anything is found out about who asks.
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/kept')) return reply.header('cache-control', 'public, s-maxage=30').send('kept')
  })
  app.all('/*', (request, reply) => reply.code(Number(request.headers['code'] ?? 200)).send('page'))
})
afterAll(() => app.close())
beforeEach(() => void noted.splice(0))

const open = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'POST' = 'GET') =>
  app.inject({ url, method, headers: { host: HOST, accept: 'text/html', 'user-agent': BROWSER, ...headers } })

test.each([
  ['/kept?partner=ANIA', 'kept'],
  ['/?code=X&partner=ania', ''],
  ['/bundles/paczka?partner=Ania&utm_source=a', 'paczka'],
])(
  'a click on %s is counted, and remembered as the code and its second, for the partner’s window',
  async (url, slug) => {
    const { cookies, headers } = await open(url)
    expect(noted).toEqual([{ schoolId: 'the-school', partnerId: 'her', slug }])
    expect(cookies).toEqual([
      {
        name: '__Host-katedra_partner',
        value: `Ania.${Math.floor(clock.now().getTime() / SECOND)}`,
        path: '/',
        maxAge: 7 * 24 * 3600,
        httpOnly: true,
        secure: true,
        sameSite: 'Lax',
      },
    ])
    expect(headers['cache-control']).toBe('private, no-cache')
  },
)

test.each([
  ['a code that nobody has', '/kurs?partner=olek', {}],
  ['none', '/kurs?partner=', {}],
  ['another word', '/kurs?my_partner=ania', {}],
  ['what is not there', '/kurs?partner=ania', { code: '404' }],
  ['what leads elsewhere', '/kurs?partner=ania', { code: '302' }],
  ['an admin', '/kurs?partner=ania', { role: 'admin' }],
  ['a machine', '/kurs?partner=ania', { 'user-agent': 'curl/8.5.0' }],
  ['a browser that gets ready', '/kurs?partner=ania', { 'sec-purpose': 'prefetch' }],
  [
    'a page that reads again what it shows',
    '/kurs.data?partner=ania',
    { accept: '*/*', referer: `http://${HOST}/kurs` },
  ],
  ['a call', '/json/x?partner=ania', {}],
  ['a picture', '/cover?partner=ania', { accept: 'image/avif' }],
  ['a host that nobody owns', '/kurs?partner=ania', { host: 'other.test' }],
])('%s is no click', async (_what, url, headers) => {
  expect((await open(url, headers)).cookies).toEqual([])
  expect(noted).toEqual([])
})

test('what is sent is no click', async () => {
  expect((await open('/kurs?partner=ania', {}, 'POST')).cookies).toEqual([])
  expect(noted).toEqual([])
})

test('a page is shown all the same when nobody can be asked whose link it is', async () => {
  const { statusCode, body, cookies } = await open('/kept?partner=broken')
  expect({ statusCode, body, cookies }).toEqual({ statusCode: 200, body: 'kept', cookies: [] })
})

import Fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Visits } from '#modules/analytics/index.ts'
import type { SchoolFinder } from '#modules/schools/index.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import { countVisits } from './count-visits.ts'

const HOST = 'school.test'
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const noted: object[] = []
const app = Fastify()

beforeAll(() => {
  const visits = { note: (visit: object) => void noted.push(visit), keep: async () => {} } as unknown as Visits
  const schools = {
    byHost: async (host: string) => (host === HOST ? { id: 'the-school' } : undefined),
  } as unknown as SchoolFinder
  app.decorateRequest('caller', null as never)
  app.addHook('onRequest', async (request) => {
    const { role } = request.headers
    if (role) request.caller = { actor: { role } } as never
  })
  countVisits(app, { visits, schools, units: {} as UnitsOfWork })
  app.get('/*', (request, reply) => reply.code(Number(request.headers['code'] ?? 200)).send('page'))
})
afterAll(() => app.close())
beforeEach(() => void noted.splice(0))

const open = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: HOST, accept: 'text/html', 'user-agent': BROWSER, ...headers } })

test('a page of a product is a view, its checkout one of the checkout, each by the campaign that led there', async () => {
  await open('/kurs?utm_source=Meta&fbclid=7')
  await open('/bundles/paczka', { role: 'student', code: '304' })
  await open('/kurs/checkout', { referer: `http://${HOST}/kurs?utm_source=meta` })
  await open('/kurs/checkout.data', { accept: '*/*', referer: `http://${HOST}/?utm_source=meta` })
  const of = { schoolId: 'the-school', slug: 'kurs', campaign: 'utm_source=meta' }
  expect(noted).toEqual([
    { ...of, step: 'views' },
    { ...of, slug: 'paczka', campaign: '', step: 'views' },
    { ...of, step: 'checkouts' },
    { ...of, step: 'checkouts' },
  ])
})

test.each([
  ['what is not there', '/kurs', { code: '404' }],
  ['what leads elsewhere', '/kurs', { code: '301' }],
  ['an admin', '/kurs', { role: 'admin' }],
  [
    'a search engine',
    '/kurs',
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
  ],
  ['a browser that gets ready', '/kurs', { 'sec-purpose': 'prefetch' }],
  ['a page that reads again what it shows', '/kurs.data', { accept: '*/*', referer: `http://${HOST}/kurs?a=1` }],
  ['a lesson', '/kurs/watch/1', {}],
  ['a host that nobody owns', '/kurs', { host: 'other.test' }],
])('%s is none', async (_what, url, headers) => {
  await open(url, headers)
  expect(noted).toEqual([])
})

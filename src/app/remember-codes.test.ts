import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rememberCode, rememberedCode } from '#modules/offers/codes/remembered-code.ts'
import { rememberCodes } from './remember-codes.ts'

const app = Fastify()
beforeAll(async () => {
  app.decorate('isHttps', false)
  await app.register(cookie)
  rememberCodes(app, { rememberCode })
  // As pages that are kept are answered: before anything is found out about who asks.
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/kept')) return reply.send('kept')
  })
  app.get('/remembered', async (request) => ({ code: rememberedCode(request) ?? null }))
  app.get('/*', async () => 'made')
})
afterAll(() => app.close())

const visit = async (url: string, method: 'GET' | 'POST' = 'GET', accept = 'text/html') =>
  (await app.inject({ url, method, headers: { accept } })).cookies

test.each(['/kept?code=WIOSNA_20', '/course?utm_source=mail&code=WIOSNA_20', '/course.data?code=WIOSNA_20'])(
  'the code of a link to %s is remembered beside the page, and found at the checkout',
  async (url) => {
    const [kept] = await visit(url)
    expect(kept).toMatchObject({ value: 'WIOSNA_20', path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 2_592_000 })
    const found = await app.inject({ url: '/remembered', headers: { cookie: `${kept!.name}=${kept!.value}` } })
    expect(found.json()).toEqual({ code: 'WIOSNA_20' })
  },
)

test('a code that is taken away is forgotten', async () => {
  expect(await visit('/course?code=')).toMatchObject([{ value: '', maxAge: 0 }])
})

test.each(['/course?code=%3Cscript%3E', `/course?code=${'A'.repeat(41)}`, '/course?zipcode=12', '/json/x?code=A1'])(
  'nothing is remembered of %s',
  async (url) => {
    expect(await visit(url)).toEqual([])
  },
)

test('nothing is remembered of what is no page, or not there', async () => {
  expect(await visit('/course?code=A1', 'GET', 'application/json')).toEqual([])
  expect(await visit('/course?code=A1', 'POST')).toEqual([])
})

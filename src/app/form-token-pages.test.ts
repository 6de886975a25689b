import { afterAll, expect, test } from 'vitest'
import { aWorld } from '#test/world.ts'
import { buildApp } from './build-app.ts'
import type { Pages } from './page-parts.ts'

/** Every route says that its page is the same for every visitor; the one with a form takes a token all the same. */
const pages: Pages = {
  readsOfPage: () => [],
  ownPartOf: () => undefined,
  kindOfPage: () => undefined,
  async renderPage(request, visit) {
    const hasForm = new URL(request.url).pathname === '/form' && !visit.isForReaders
    const headers = { 'content-type': 'text/html', 'cache-control': 'public, max-age=60' }
    return new Response(`<html>${hasForm ? visit.formToken() : 'no form'}</html>`, { headers })
  },
}

const world = await aWorld()
const site = await buildApp(world.config, pages)
const school = await world.aSchool()
afterAll(async () => {
  await site.close()
  await world.close()
})

const get = (url: string, browser: string) =>
  site.app.inject({
    url,
    headers: { host: school.host, accept: 'text/html', cookie: `katedra_browser=${browser.repeat(43)}` },
  })

test('a page with a form token is kept for nobody else, though its route says so and no cookie is set', async () => {
  const first = await get('/form', 'a')
  expect(first.headers['set-cookie']).toBeUndefined()
  expect(first.headers['cache-control']).toBe('private, no-store')
  expect(first.headers['etag']).toBeUndefined()
  expect((await get('/form', 'b')).body).not.toBe(first.body)
})

test('asked for by many at once, each browser gets its own', async () => {
  const browsers = ['c', 'd', 'e']
  const together = await Promise.all(browsers.map((browser) => get('/form', browser)))
  expect(new Set(together.map(({ body }) => body)).size).toBe(browsers.length)
})

test('a page without one is kept', async () => {
  const { headers } = await get('/no-form', 'a')
  expect(headers['cache-control']).toContain('public')
  expect((await get('/no-form', 'b')).headers['etag']).toBe(headers['etag'])
})
